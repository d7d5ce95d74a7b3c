import { safeLink } from './links';
import { declarationsOf, paletteColor } from './styleDeclarations';
import type { Declarations } from './styleDeclarations';
import { COLOR_NAMES, colorStyle } from './vocabulary';
import type { StyleName } from './vocabulary';

/** What holds for some text: inline styles, and the link that it belongs to. Compared by identity. */
export interface Marks {
  styles: ReadonlySet<string>;
  link: { url: string } | null;
}

export const PLAIN: Marks = { styles: new Set(), link: null };

const TAG_STYLES: Partial<Record<string, StyleName>> = {
  ...{ STRONG: 'BOLD', B: 'BOLD' },
  ...{ EM: 'ITALIC', I: 'ITALIC', CITE: 'ITALIC', DFN: 'ITALIC' },
  ...{ U: 'UNDERLINE', INS: 'UNDERLINE' },
};

function weight(style: Declarations): boolean | undefined {
  const value = style.get('font-weight');
  if (value === undefined) return undefined;
  return /^bold/.test(value) || Number(value) >= 600;
}

function slant(style: Declarations): boolean | undefined {
  const value = style.get('font-style');
  return value === undefined ? undefined : /^(?:italic|oblique)/.test(value);
}

/** Every link of the web is underlined by its style; within one that says nothing. */
function underline(style: Declarations, isInLink: boolean): boolean | undefined {
  const value = style.get('text-decoration') ?? style.get('text-decoration-line');
  if (value === undefined || isInLink) return undefined;
  return value.includes('underline') || undefined;
}

const CHECKS: Record<StyleName, (style: Declarations, isInLink: boolean) => boolean | undefined> = {
  BOLD: weight,
  ITALIC: slant,
  UNDERLINE: underline,
};

function colorIn(element: Element, style: Declarations): string | null {
  return style.get('color') ?? (element.tagName === 'FONT' ? element.getAttribute('color') : null);
}

/** The marks of the text in an inline element, given those of the text round it. */
export function marksIn(element: Element, outer: Marks): Marks {
  const style = declarationsOf(element);
  const styles = new Set(outer.styles);
  const ownLink = element.tagName === 'A' ? safeLink(element.getAttribute('href')) : null;
  const link = ownLink ? { url: ownLink } : outer.link;
  const byTag = TAG_STYLES[element.tagName];
  if (byTag) styles.add(byTag);
  for (const name of Object.keys(CHECKS) as StyleName[]) {
    const isOn = CHECKS[name](style, link !== null);
    if (isOn) styles.add(name);
    // Google Docs wraps what it copies in `<b style="font-weight:normal">`.
    if (isOn === false) styles.delete(name);
  }
  const color = colorIn(element, style);
  if (color) {
    const known = paletteColor(color);
    for (const name of COLOR_NAMES) styles.delete(colorStyle(name));
    if (known) styles.add(colorStyle(known));
  }
  return { styles, link };
}
