import type { WindowLike } from 'dompurify';
import { PostText, trimLines } from '../../../contract/postText';

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

function read(parent: Node, text: PostText): void {
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) text.text(node.textContent ?? '');
    if (!(node instanceof Element) || node.matches(HIDDEN)) continue;
    text.open(node.localName, (name) => node.getAttribute(name));
    read(node, text);
    text.close(node.localName);
  }
}

function textOf(html: string, isWhole: boolean): string {
  if (!/[<&]/.test(html)) return trimLines(html);
  const text = new PostText(isWhole);
  read(parseHtml(html).body, text);
  return text.end();
}

/** Returns the valid text of HTML as one line, with a space between blocks. No image is loaded. */
export const toPlainText = (html: string) => textOf(html, false).replace(/\s+/g, ' ');

/**
 * Returns the valid text of HTML with each block on a line of its own, the numbers and bullets of
 * lists, and the addresses behind links. No image is loaded.
 */
export const toTextLines = (html: string) => textOf(html, true);
