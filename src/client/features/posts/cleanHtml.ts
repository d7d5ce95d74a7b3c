import createDOMPurify from 'dompurify';
import {
  ALIGNMENTS,
  HEADINGS,
  isBurmeseList,
  isStruckOut,
  LINK_SCHEMES,
  POST_HTML_TAGS,
  TEXT_COLORS,
} from '../../../contract/postHtml';
import type { TextColor } from '../../../contract/postHtml';
import { quietHtml } from '../../shared/text/html';
import { alignmentClass, BURMESE_NUMBERS_CLASS, colorClass, STRUCK_CLASS } from './htmlStyles';

/**
 * Harmless elements in descriptions of other servers. Without them, text would run together or be
 * lost.
 */
const FOREIGN_TAGS = [
  ...[
    'b',
    'i',
    'strike',
    'del',
    'ins',
    'sub',
    'sup',
    'code',
    'hr',
    'div',
    'section',
    'dl',
    'dt',
    'dd',
    'img',
  ],
  ...['figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const TITLE_LEVEL = 2;
const DEEPEST_LEVEL = 6;

const TEXT_COLOR_NAMES = Object.keys(TEXT_COLORS) as TextColor[];

const declaration = (style: string, property: string) =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase();

/**
 * Returns the classes for an element's alignment, palette colour, Burmese numbers and line through
 * its text. Other styles are dropped.
 */
function classesOf(element: Element): string[] {
  const style = element.getAttribute('data-style') ?? '';
  const color = declaration(style, 'color');
  const alignment = declaration(style, 'text-align');
  return [
    ...ALIGNMENTS.filter((name) => name === alignment).map(alignmentClass),
    ...TEXT_COLOR_NAMES.filter((name) => TEXT_COLORS[name] === color).map(colorClass),
    ...(element.localName === 'ol' && isBurmeseList(style) ? [BURMESE_NUMBERS_CLASS] : []),
    ...(isStruckOut(style) ? [STRUCK_CLASS] : []),
  ];
}

function setClasses(element: Element): void {
  element.removeAttribute('class');
  const classes = classesOf(element);
  if (classes.length > 0) element.setAttribute('class', classes.join(' '));
}

/** Images are only requested from our own host. */
function keepOwnUrl(image: Element): void {
  const { origin } = window.location;
  const src = image.getAttribute('src')?.trim();
  const address = src && URL.canParse(src, origin) ? new URL(src, origin) : null;
  if (address?.origin === origin) image.setAttribute('src', address.href);
  else image.removeAttribute('src');
}

/** Links open a new tab without an opener or a referrer. */
function openInNewTab(link: Element): void {
  if (!link.hasAttribute('href')) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer nofollow');
}

function finish(element: Element): void {
  const { localName } = element;
  if (localName === 'a') openInNewTab(element);
  // Wide code scrolls by itself, also with the keyboard.
  if (localName === 'pre') element.setAttribute('tabindex', '0');
  if (localName === 'img' && !element.hasAttribute('src')) {
    element.replaceWith(element.getAttribute('alt') ?? '');
  }
}

const purify = createDOMPurify(window);
purify.addHook('beforeSanitizeAttributes', (node: Node) => {
  if (!(node instanceof Element)) return;
  setClasses(node);
  if (node.localName === 'img') keepOwnUrl(node);
});
purify.addHook('afterSanitizeAttributes', finish);

/** Attributes of numbered lists. */
const LIST_NUMBERS = ['start', 'value', 'type', 'reversed'];

const CONFIG = {
  ALLOWED_TAGS: [...POST_HTML_TAGS, ...FOREIGN_TAGS],
  ALLOWED_ATTR: ['class', 'href', 'src', 'alt', 'colspan', 'rowspan', ...LIST_NUMBERS],
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', ...LIST_NUMBERS],
  ALLOWED_URI_REGEXP: new RegExp(`^(?:${LINK_SCHEMES.join('|')}):`, 'i'),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/**
 * Sets the level of each heading by its nesting, because writers choose heading elements by size. A
 * heading is one level below the last larger heading.
 */
function setLevels(fragment: DocumentFragment): void {
  const above: number[] = [];
  for (const heading of fragment.querySelectorAll(HEADINGS.join())) {
    const rank = Number(heading.localName.slice(1));
    while ((above.at(-1) ?? 0) >= rank) above.pop();
    above.push(rank);
    const level = Math.min(TITLE_LEVEL + above.length, DEEPEST_LEVEL);
    heading.setAttribute('aria-level', String(level));
  }
}

/**
 * Returns any description as nodes that are safe to render: the editor's elements and some others
 * for text, alignment and palette colours as classes, and links that open a new tab. No `style`
 * attribute remains, and nothing loads from another host.
 */
export function cleanHtml(html: string): DocumentFragment {
  const fragment = purify.sanitize(quietHtml(html), { ...CONFIG, RETURN_DOM_FRAGMENT: true });
  setLevels(fragment);
  return fragment;
}
