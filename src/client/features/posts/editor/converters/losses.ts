import { parseHtml } from '../../../../shared/text/parseHtml';
import { safeLink } from './links';
import { declarationsOf, isOrdinaryColor, paletteColor } from './styleDeclarations';

/** What the editor cannot keep, as a person calls it; each is a text of the screen. */
const LOST_ELEMENTS = {
  tables: 'table',
  images: 'img, picture, svg, canvas, figure',
  'videos and embedded pages': 'video, audio, iframe, object, embed, frame',
  'dividing lines': 'hr',
  'forms and scripts': 'form, input, button, select, textarea, script',
} as const;

const TABLE_PARTS = 'caption, colgroup, col, thead, tbody, tfoot, tr, td, th, figcaption, source';
/** Elements that the editor reads as what they mean; the rest of their kind are only boxes. */
const KEPT =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, pre code, strong, b, em, i, u, ins, a, ' +
  'span, br, div, section, article, main, header, footer, center, font, tbody';
const KEPT_CLASS = /^(?:ql-align-\w+|ql-indent-\d|ql-syntax)$/;

type Check = (value: string, element: Element) => boolean;

const KEPT_STYLES: Partial<Record<string, Check>> = {
  color: (value) => paletteColor(value) !== undefined || isOrdinaryColor(value),
  'text-align': () => true,
  'font-weight': (_, element) => element.matches('span, b, strong, font, a, em, i, u'),
  'font-style': (value) => /^(?:normal|italic)$/.test(value),
  'text-decoration': (value) => /^(?:none|underline)$/.test(value),
};

function hasLostStyle(element: Element): boolean {
  const hasLostClass = [...element.classList].some((name) => !KEPT_CLASS.test(name));
  const hasLostFont = element.matches('font[face], font[size]');
  const hasLostDeclaration = [...declarationsOf(element)].some(
    ([property, value]) => !KEPT_STYLES[property]?.(value, element),
  );
  return hasLostClass || hasLostFont || hasLostDeclaration;
}

function isLostLink(element: Element): boolean {
  return element.matches('a[href]') && safeLink(element.getAttribute('href')) === null;
}

function* lossesIn(element: Element): Generator<string> {
  const lost = Object.entries(LOST_ELEMENTS).find(([, selector]) => element.matches(selector));
  if (lost) yield lost[0];
  else if (!element.matches(KEPT) && !element.matches(TABLE_PARTS)) yield 'other formatting';
  if (hasLostStyle(element)) yield 'colours and styles of other programs';
  if (isLostLink(element)) yield 'links to other places';
}

/**
 * What of a description the editor cannot keep (readings 86), named for the person who is about to
 * edit it; nothing for what the editor itself has written.
 */
export function lossesOf(html: string): string[] {
  if (!html.includes('<')) return [];
  const elements = [...parseHtml(html).querySelectorAll('body *, head > *')];
  return [...new Set(elements.flatMap((element) => [...lossesIn(element)]))];
}
