export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: readonly (string | XmlElement | null)[];
}

/** Characters that XML 1.0 forbids even when they are escaped. */
const FORBIDDEN = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
};

const escape = (text: string, special: RegExp) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(FORBIDDEN, '')
    .replace(special, (character) => ENTITIES[character] ?? '');

export function element(
  name: string,
  attributes: XmlElement['attributes'],
  ...content: XmlElement['content']
): XmlElement {
  return { name, attributes, content };
}

/** An element that contains only text. */
export const leaf = (name: string, text: string, attributes: XmlElement['attributes'] = {}) =>
  element(name, attributes, text);

function serialize({ name, attributes, content }: XmlElement): string {
  const given = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escape(value, /[&<>"\t\n]/g)}"`,
  );
  const start = `<${name}${given.join('')}`;
  const inner = content.map((each) => {
    if (each === null) return '';
    return typeof each === 'string' ? escape(each, /[&<>]/g) : serialize(each);
  });
  return inner.length === 0 ? `${start}/>` : `${start}>${inner.join('')}</${name}>`;
}

/** Serializes a document in UTF-8. Characters that XML forbids are left out of its texts. */
export function toXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${serialize(root)}\n`;
}
