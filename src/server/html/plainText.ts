import { PostText } from '../../contract/postText';

const PARTS = /<(\/?)([a-z\d]+)([^>]*)>|[^<]+/g;
const ATTRIBUTES = / ([a-z]+)="([^"]*)"/g;
const CHARACTERS: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

const decode = (text: string) =>
  text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => CHARACTERS[entity] ?? entity);

function attributeOf(written: string) {
  const attributes = new Map(
    [...written.matchAll(ATTRIBUTES)].map(([, name, value]) => [name, value]),
  );
  return (name: string) => {
    const value = attributes.get(name);
    return value && decode(value);
  };
}

function read(cleanHtml: string, isWhole: boolean): string {
  const text = new PostText(isWhole);
  for (const [part, slash, name, attributes = ''] of cleanHtml.matchAll(PARTS)) {
    if (name === undefined) text.text(decode(part));
    else if (slash) text.close(name);
    else {
      text.open(name, attributeOf(attributes));
      if (name === 'br') text.close(name);
    }
  }
  return text.end();
}

/** The valid text that a cleaned description shows, one line per paragraph. */
export const plainText = (cleanHtml: string) => read(cleanHtml, false);

/** The same with the numbers and bullets of lists, and the addresses behind links. */
export const wholeText = (cleanHtml: string) => read(cleanHtml, true);
