import type { ContentBlock } from 'draft-js';
import { linkAddress } from '../../../../../contract/postHtml';
import { parseHtml } from '../../../../shared/text/html';
import { alignmentOf, CODE, HEADING_TYPES, isListType, QUOTE } from './formats';
import { LOSSES } from './clipboard';
import { htmlToContent, symbolOf } from './htmlToContent';
import { declarationsOf, isDefaultColor, paletteColor } from './inlineFormat';

/** Elements that the editor cannot keep, by their display name. */
const UNSUPPORTED_ELEMENTS = {
  tables: 'table',
  images: 'img, picture, svg, canvas, figure',
  'videos and embedded pages': 'video, audio, iframe, object, embed, frame',
  'dividing lines': 'hr',
  'forms and scripts': 'form, input, button, select, textarea, script',
} as const;

const TABLE_PARTS = 'caption, colgroup, col, thead, tbody, tfoot, tr, td, th, figcaption, source';
const SUPPORTED =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, pre code, strong, b, em, i, u, ins, ' +
  's, strike, del, a, sup, sub, span, br, div, section, article, main, header, footer, center, font, tbody';
const SUPPORTED_CLASS = /^(?:ql-align-\w+|ql-indent-\d|ql-syntax)$/;

type Check = (value: string, element: Element) => boolean;

const SUPPORTED_STYLES: Partial<Record<string, Check>> = {
  color: (value) => paletteColor(value) !== undefined || isDefaultColor(value),
  'text-align': () => true,
  'font-weight': (_, element) => element.matches('span, b, strong, font, a, em, i, u'),
  'font-style': (value) => /^(?:normal|italic)$/.test(value),
  'text-decoration': (value) =>
    /^(?:none|underline|line-through|underline line-through)$/.test(value),
  'list-style-type': (value) => /^(?:decimal|disc|myanmar|burmese)$/.test(value),
};

function hasUnsupportedStyle(element: Element): boolean {
  const hasClass = [...element.classList].some((name) => !SUPPORTED_CLASS.test(name));
  const hasFont = element.matches('font[face], font[size]');
  const hasDeclaration = [...declarationsOf(element)].some(
    ([property, value]) => !SUPPORTED_STYLES[property]?.(value, element),
  );
  return hasClass || hasFont || hasDeclaration;
}

function isUnsupportedLink(element: Element): boolean {
  return element.matches('a[href]') && linkAddress(element.getAttribute('href') ?? '') === null;
}

function* unsupportedIn(element: Element): Generator<string> {
  if (symbolOf(element)) return;
  const found = Object.entries(UNSUPPORTED_ELEMENTS).find(([, selector]) =>
    element.matches(selector),
  );
  if (found) yield found[0];
  else if (!element.matches(SUPPORTED) && !element.matches(TABLE_PARTS)) yield 'other formatting';
  yield* Object.keys(LOSSES).filter((name) => LOSSES[name]?.(element));
  if (hasUnsupportedStyle(element)) yield 'colours and styles of other programs';
  if (isUnsupportedLink(element)) yield 'links to other places';
}

/**
 * Names the content of a description that the editor would drop, for the user who is about to edit
 * it. Returns nothing for output of the editor itself.
 */
export function unsupportedContent(html: string): string[] {
  if (!html.includes('<')) return [];
  const elements = [...parseHtml(html).querySelectorAll('body *, head > *')];
  return [...new Set(elements.flatMap((element) => [...unsupportedIn(element)]))];
}

const hasStyle = (test: (style: string) => boolean) => (block: ContentBlock) =>
  block
    .getCharacterList()
    .some((character) => character?.getStyle().some((style) => test(style ?? '')) ?? false);

const RICH_FORMATS: Record<string, (block: ContentBlock) => boolean> = {
  headings: (block) => HEADING_TYPES.some((type) => type === block.getType()),
  lists: (block) => isListType(block.getType()),
  quotes: (block) => block.getType() === QUOTE,
  'code blocks': (block) => block.getType() === CODE,
  'bold, italic, underlined or struck-out text': hasStyle((style) => !style.startsWith('COLOR_')),
  'text colours': hasStyle((style) => style.startsWith('COLOR_')),
  links: (block) => block.getCharacterList().some((character) => Boolean(character?.getEntity())),
  alignment: (block) => alignmentOf(block) !== undefined,
};

export function richFormats(html: string): string[] {
  const blocks = htmlToContent(html).getBlocksAsArray();
  return Object.keys(RICH_FORMATS).filter((name) =>
    blocks.some((block) => RICH_FORMATS[name]?.(block)),
  );
}
