import { ALIGNMENTS, TEXT_COLORS } from '../../../../../contract/postHtml';
import type { Alignment, TextColor } from '../../../../../contract/postHtml';
import { COLOR_NAMES } from './vocabulary';

export type Declarations = ReadonlyMap<string, string>;

/** The `style` of an element of a parsed description, which `parseHtml` has set aside. */
const styleText = (element: Element) =>
  element.getAttribute('data-style') ?? element.getAttribute('style') ?? '';

/** The style of an element by property, both in lower case. */
export function declarationsOf(element: Element): Declarations {
  const pairs = styleText(element)
    .split(';')
    .map((declaration) => {
      const [property = '', ...value] = declaration.split(':');
      const text = value.join(':').replace(/!\s*important/i, '');
      return [property.trim().toLowerCase(), text.trim().toLowerCase()] as const;
    });
  return new Map(pairs.filter(([property]) => property !== ''));
}

const toHex = (channel: string) => Number(channel).toString(16).padStart(2, '0');

/** `#abc`, `#aabbcc`, `rgb(…)` and an opaque `rgba(…)` as `#aabbcc`; other notations as they are. */
function hexOf(color: string): string {
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(color);
  if (short)
    return `#${short
      .slice(1)
      .flatMap((digit) => [digit, digit])
      .join('')}`;
  const channels =
    /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:\s*[,/]\s*(?:1|1\.0|100%))?\s*\)$/.exec(color);
  return channels ? `#${channels.slice(1, 4).map(toHex).join('')}` : color;
}

/**
 * The colour of the palette that a CSS colour is exactly. The nearest one would turn a grey of some
 * web page into a colour that means something here.
 */
export function paletteColor(color: string): TextColor | undefined {
  const hex = hexOf(color.trim().toLowerCase());
  return COLOR_NAMES.find((name) => TEXT_COLORS[name] === hex);
}

const TEXT_ITSELF = [
  '#000000',
  'black',
  'windowtext',
  'inherit',
  'initial',
  'unset',
  'currentcolor',
];

/** Whether a colour is that of all text, which needs no mark. */
export const isOrdinaryColor = (color: string) => TEXT_ITSELF.includes(hexOf(color.trim()));

/** What an element says of its alignment: undefined for nothing, 'start' for the start of the line. */
export function alignmentIn(
  element: Element,
  style: Declarations,
): Alignment | 'start' | undefined {
  const quill = /(?:^|\s)ql-align-(\w+)/.exec(element.className)?.[1];
  const named = style.get('text-align') ?? quill ?? element.getAttribute('align')?.toLowerCase();
  const value = named?.replace('-webkit-', '').replace('end', 'right');
  if (!value) return element.tagName === 'CENTER' ? 'center' : undefined;
  return ALIGNMENTS.find((known) => known === value) ?? 'start';
}
