import type { WindowLike } from 'dompurify';

const MARKUP = /<style\b[^]*?(?:<\/style\s*>|$)|<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
const REPORTED_ELEMENT = /^<(?:style|base)\b/i;
const ATTRIBUTE = /([^\s"'>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]*))/g;
const REPORTED_ATTRIBUTE = /^(?:style$|on)/i;

const setAside = (attribute: string, name: string, value: string) =>
  REPORTED_ATTRIBUTE.test(name) ? `data-${name}${value}` : attribute;

/**
 * Removes style sheets and base URLs from HTML and renames `style` and event handler attributes to
 * `data-style` and so on. Chromium reports them as violations of the content security policy as
 * soon as they are parsed, even in a document that is never rendered. This keeps the console quiet;
 * it does not sanitize.
 */
export function quietHtml(html: string): string {
  return html.replace(MARKUP, (markup) =>
    REPORTED_ELEMENT.test(markup) ? '' : markup.replace(ATTRIBUTE, setAside),
  );
}

type Policies = NonNullable<WindowLike['trustedTypes']>;

declare global {
  interface Window {
    /** Missing in older browsers. */
    trustedTypes?: Policies;
  }
  interface DOMParser {
    parseFromString(html: Policies['emptyHTML'], type: DOMParserSupportedType): Document;
  }
}

/** Only `parseHtml` may use this policy, because it changes nothing: its documents are inert. */
const inert = window.trustedTypes?.createPolicy('inert-html', { createHTML: quietHtml });

/** Parses HTML into a separate document, which runs no scripts and loads nothing. */
export function parseHtml(html: string): Document {
  const parser = new DOMParser();
  return inert
    ? parser.parseFromString(inert.createHTML(html), 'text/html')
    : parser.parseFromString(quietHtml(html), 'text/html');
}

/** Elements whose text a browser does not render. */
const HIDDEN = 'script, style, template, noscript, iframe, object, head, title, textarea, select';
/** Inline elements. All others separate their text from the text around them. */
const INLINE =
  'a, abbr, b, bdi, bdo, big, cite, code, del, dfn, em, font, i, ins, kbd, mark, q, s, samp, ' +
  'small, span, strong, sub, sup, tt, u, var, wbr';

function read(node: Node, between: string): string {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent ?? '';
    return node.parentElement?.closest('pre') ? text : text.replace(/\s+/g, ' ');
  }
  if (!(node instanceof Element) || node.matches(HIDDEN)) return '';
  const text = [...node.childNodes].map((child) => read(child, between)).join('');
  return node.matches(INLINE) ? text : `${between}${text}${between}`;
}

const isMarkup = (html: string) => /[<&]/.test(html);

/** Returns the text of HTML as one line, with a space between blocks. No image is loaded. */
export function toPlainText(html: string): string {
  const text = isMarkup(html) ? read(parseHtml(html).body, ' ') : html;
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the text of HTML with each block on a line of its own. No image is loaded. */
export function toTextLines(html: string): string {
  const text = isMarkup(html) ? read(parseHtml(html).body, '\n') : html;
  return text.replace(/\s*\n\s*/g, '\n').trim();
}
