import { linkAddress, TEXT_COLORS } from '../../../../../contract/postHtml';
import type { TextColor } from '../../../../../contract/postHtml';
import type { Script } from '../../../../../contract/scripts';
import { COLOR_NAMES, colorStyle } from './formats';
import type { StyleName } from './formats';

type Declarations = ReadonlyMap<string, string>;

/** `parseHtml` moves the `style` attributes of a description to `data-style`. */
export const styleText = (element: Element) =>
  element.getAttribute('data-style') ?? element.getAttribute('style') ?? '';

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

/**
 * Converts `#abc`, `#aabbcc`, `rgb(…)` and an opaque `rgba(…)` to `#aabbcc`. Other notations stay
 * unchanged.
 */
function hexOf(color: string): string {
  const channels =
    /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:\s*[,/]\s*(?:1|1\.0|100%))?\s*\)$/.exec(color);
  if (channels) return `#${channels.slice(1, 4).map(toHex).join('')}`;
  return color.replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3');
}

/**
 * Returns the palette colour that equals a CSS colour. Mapping to the nearest one would turn a web
 * page's grey into a colour that has a meaning here.
 */
export function paletteColor(color: string): TextColor | undefined {
  const hex = hexOf(color.trim().toLowerCase());
  return COLOR_NAMES.find((name) => TEXT_COLORS[name] === hex);
}

const DEFAULT_COLORS = [
  ...['#000000', 'black', 'windowtext', 'inherit', 'initial', 'unset', 'currentcolor'],
];

export const isDefaultColor = (color: string) => DEFAULT_COLORS.includes(hexOf(color.trim()));

/** The inline styles of some text, and its link. Compared by identity. */
export interface InlineFormat {
  styles: ReadonlySet<string>;
  link: { url: string } | null;
  /** Whether the text is raised or lowered, until its characters are converted. */
  script?: Script;
}

export const PLAIN: InlineFormat = { styles: new Set(), link: null };

const TAG_STYLES: Partial<Record<string, StyleName>> = {
  STRONG: 'BOLD',
  B: 'BOLD',
  EM: 'ITALIC',
  I: 'ITALIC',
  CITE: 'ITALIC',
  DFN: 'ITALIC',
  U: 'UNDERLINE',
  INS: 'UNDERLINE',
  S: 'STRIKETHROUGH',
  STRIKE: 'STRIKETHROUGH',
  DEL: 'STRIKETHROUGH',
};

function isBold(style: Declarations): boolean | undefined {
  const value = style.get('font-weight');
  if (value === undefined) return undefined;
  return /^bold/.test(value) || Number(value) >= 600;
}

function isItalic(style: Declarations): boolean | undefined {
  const value = style.get('font-style');
  return value === undefined ? undefined : /^(?:italic|oblique)/.test(value);
}

/** A line that an element declares also runs through the elements in it. */
function hasLine(style: Declarations, line: string): true | undefined {
  const value = style.get('text-decoration') ?? style.get('text-decoration-line');
  return value?.includes(line) || undefined;
}

/** Web pages underline every link with CSS, so the declaration has no meaning within one. */
const isUnderlined = (style: Declarations, isInLink: boolean) =>
  isInLink ? undefined : hasLine(style, 'underline');

const isStruckOut = (style: Declarations) => hasLine(style, 'line-through');

/** Word raises and lowers text by a distance, other programs by `vertical-align`. */
export function scriptIn(element: Element, style: Declarations): Script | undefined {
  const align = style.get('vertical-align') ?? '';
  const raise = Number.parseFloat(style.get('mso-text-raise') ?? '0');
  if (element.tagName === 'SUP' || align === 'super' || raise > 0) return 'super';
  return element.tagName === 'SUB' || align === 'sub' || raise < 0 ? 'sub' : undefined;
}

/**
 * By inline style: whether the declarations set it (true), reset it (false) or leave it as
 * inherited (undefined).
 */
const CHECKS: Record<StyleName, (style: Declarations, isInLink: boolean) => boolean | undefined> = {
  BOLD: isBold,
  ITALIC: isItalic,
  UNDERLINE: isUnderlined,
  STRIKETHROUGH: isStruckOut,
};

function colorIn(element: Element, style: Declarations): string | null {
  return style.get('color') ?? (element.tagName === 'FONT' ? element.getAttribute('color') : null);
}

export function inlineFormatOf(element: Element, inherited: InlineFormat): InlineFormat {
  const style = declarationsOf(element);
  const styles = new Set(inherited.styles);
  const ownUrl = element.tagName === 'A' ? linkAddress(element.getAttribute('href') ?? '') : null;
  const link = ownUrl ? { url: ownUrl } : inherited.link;
  const byTag = TAG_STYLES[element.tagName];
  if (byTag) styles.add(byTag);
  for (const name of Object.keys(CHECKS) as StyleName[]) {
    const isOn = CHECKS[name](style, link !== null);
    if (isOn) styles.add(name);
    // Google Docs wraps copied content in `<b style="font-weight:normal">`.
    if (isOn === false) styles.delete(name);
  }
  const color = colorIn(element, style);
  if (color) {
    const known = paletteColor(color);
    for (const name of COLOR_NAMES) styles.delete(colorStyle(name));
    if (known) styles.add(colorStyle(known));
  }
  return { styles, link, script: scriptIn(element, style) ?? inherited.script };
}
