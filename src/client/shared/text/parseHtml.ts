/** A style sheet with what it holds, or a start tag with its attributes, whose quotes may hold `>`. */
const MARKUP = /<style\b[^]*?(?:<\/style\s*>|$)|<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
const REPORTED_ELEMENT = /^<(?:style|base)\b/i;
/** An attribute's name, and its value with the equals sign. */
const ATTRIBUTE = /([^\s"'>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]*))/g;
const REPORTED_ATTRIBUTE = /^(?:style$|on)/i;

const setAside = (attribute: string, name: string, value: string) =>
  REPORTED_ATTRIBUTE.test(name) ? `data-${name}${value}` : attribute;

/**
 * Takes style sheets and base addresses out of HTML and puts `style` attributes and event handlers
 * aside as `data-style` and so on. Chromium reports them as breaches of the page's policy as soon as
 * they are parsed, were it into a document that never shows. This quiets the console and makes
 * nothing safe.
 */
export function quietHtml(html: string): string {
  return html.replace(MARKUP, (markup) =>
    REPORTED_ELEMENT.test(markup) ? '' : markup.replace(ATTRIBUTE, setAside),
  );
}

/** HTML as a document of its own, which runs no script and loads nothing; styles are set aside. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(quietHtml(html), 'text/html');
}
