import { parseHtml } from './parseHtml';

/** Elements whose text a browser does not show. */
const HIDDEN = 'script, style, template, noscript, iframe, object, head, title, textarea, select';
/** Elements within a line; all others separate their text from it. */
const INLINE =
  'a, abbr, b, bdi, bdo, big, cite, code, del, dfn, em, font, i, ins, kbd, mark, q, s, samp, ' +
  'small, span, strong, sub, sup, tt, u, var, wbr';

function read(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element) || node.matches(HIDDEN)) return '';
  const text = [...node.childNodes].map(read).join('');
  return node.matches(INLINE) ? text : ` ${text} `;
}

/** The text of HTML as one line, with a space between blocks. No image in it is loaded. */
export function toPlainText(html: string): string {
  const text = /[<&]/.test(html) ? read(parseHtml(html).body) : html;
  return text.replace(/\s+/g, ' ').trim();
}
