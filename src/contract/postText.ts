import { inBurmeseDigits, isBurmeseList, linkAddress, listNumber } from './postHtml';
import { plainScript } from './scripts';
import type { Script } from './scripts';

/** Elements of text that is no longer valid. */
const STRUCK = new Set(['s', 'strike', 'del']);
const SCRIPTS: Partial<Record<string, Script>> = { sup: 'super', sub: 'sub' };

/** Inline elements. All others separate their text from the text around them. */
const INLINE = new Set(
  (
    'a abbr b bdi bdo big cite code del dfn em font i ins kbd mark q s samp small span strike ' +
    'strong sub sup tt u var wbr'
  ).split(' '),
);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const digitsOf = (text: string) =>
  text
    .replace(/[\u1040-\u1049]/g, (digit) => String(digit.charCodeAt(0) - 0x1040))
    .replace(/\D/g, '');

const bareUrl = (url: string) =>
  url
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');

/** Returns what a link leads to, for readers of plain text; null if its text says so already. */
function addressBehind(href: string, label: string): string | null {
  const address = linkAddress(href);
  const [, scheme = '', rest = ''] = /^(\w+):(.*)$/.exec(address ?? '') ?? [];
  if (address === null || label.trim() === '') return null;
  if (/^tel$/i.test(scheme)) {
    const number = decoded(rest).trim();
    return digitsOf(label).includes(digitsOf(number)) ? null : number;
  }
  if (/^mailto$/i.test(scheme)) {
    const mail = decoded(rest.replace(/\?.*$/, ''));
    return label.toLowerCase().includes(mail.toLowerCase()) ? null : mail;
  }
  const isSaid = bareUrl(label) === bareUrl(address) || label.includes(address);
  return isSaid ? null : address;
}

/** Removes blank lines, and white space at the ends of the others. */
export const trimLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

interface OpenList {
  isOrdered: boolean;
  isBurmese: boolean;
  next: number;
}

export type Attribute = (name: string) => string | null | undefined;

/**
 * Writes HTML as plain text while its elements are walked, one line per block. Struck-out text is
 * left out, because plain text cannot show that it is no longer valid. Raised and lowered digits
 * become Unicode's characters.
 */
export class PostText {
  private readonly parts: string[] = [];
  private last = '';
  private marker = '';
  private struck = 0;
  private code = 0;
  private readonly scripts: Script[] = [];
  private readonly lists: OpenList[] = [];
  private readonly links: { href: string; from: number }[] = [];

  /**
   * @param isWhole also writes the numbers and bullets of lists, and in parentheses the addresses
   * and telephone numbers behind links
   */
  constructor(private readonly isWhole: boolean) {}

  private add(text: string): void {
    if (text === '') return;
    this.parts.push(text);
    this.last = text.charAt(text.length - 1);
  }

  private endLine(): void {
    if (this.last !== '' && this.last !== '\n') this.add('\n');
  }

  private beginItem(attribute: Attribute): void {
    const list = this.lists.at(-1);
    if (!this.isWhole || !list) return;
    const number = listNumber(attribute('value')) ?? list.next;
    list.next = number + 1;
    const shown = list.isBurmese ? inBurmeseDigits(number) : String(number);
    this.marker = list.isOrdered ? `${shown}. ` : '- ';
  }

  private endLink(): void {
    const link = this.links.pop();
    if (!this.isWhole || !link || this.struck > 0) return;
    const address = addressBehind(link.href, this.parts.slice(link.from).join(''));
    if (address !== null) this.add(`${this.last === ' ' ? '' : ' '}(${address})`);
  }

  /**
   * @param attribute returns an attribute of the element; its `style` may be named `data-style`, as
   * `quietHtml` renames it
   */
  open(name: string, attribute: Attribute): void {
    const script = SCRIPTS[name];
    if (!INLINE.has(name)) this.endLine();
    if (STRUCK.has(name)) this.struck += 1;
    if (name === 'pre') this.code += 1;
    if (script) this.scripts.push(script);
    if (name === 'a') this.links.push({ href: attribute('href') ?? '', from: this.parts.length });
    if (name === 'ul' || name === 'ol') {
      const style = attribute('style') ?? attribute('data-style') ?? '';
      const isBurmese = isBurmeseList(style);
      const next = listNumber(attribute('start')) ?? 1;
      this.lists.push({ isOrdered: name === 'ol', isBurmese, next });
    }
    if (name === 'li') this.beginItem(attribute);
  }

  text(raw: string): void {
    if (this.struck > 0) return;
    const script = this.scripts.at(-1);
    const shown = script ? plainScript(raw, script) : raw;
    const words = this.code > 0 ? shown : shown.replace(/\s+/g, ' ');
    const text = this.code === 0 && /^\s?$/.test(this.last) ? words.trimStart() : words;
    if (text.trim() !== '') {
      this.add(this.marker);
      this.marker = '';
    }
    this.add(text);
  }

  close(name: string): void {
    if (name === 'a') this.endLink();
    if (!INLINE.has(name)) this.endLine();
    if (STRUCK.has(name)) this.struck -= 1;
    if (name === 'pre') this.code -= 1;
    if (SCRIPTS[name]) this.scripts.pop();
    if (name === 'ul' || name === 'ol') this.lists.pop();
    // An item without text has no line.
    if (name === 'li') this.marker = '';
  }

  end(): string {
    return trimLines(this.parts.join(''));
  }
}
