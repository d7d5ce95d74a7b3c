import { LOGO_GRID, LOGO_PATH } from '../ui/Logo';
import type { Both, Box } from './picture';
import { blockOf, linesAt } from './textBlock';
import type { Area, Block, Font, Measure, TextBox } from './textBlock';

/**
 * Pictures have their own colours, because they appear outside of the product and its two colour
 * schemes.
 */
export const COLORS = {
  paper: '#FFFFFF',
  ink: '#16202A',
  muted: '#566572',
  line: '#DCE3EA',
  accent: '#0B6E79',
  onDark: '#FFFFFF',
  onDarkMuted: '#DDE6EC',
  lineOnDark: 'rgb(255 255 255 / 28%)',
  ornament: 'rgb(255 255 255 / 7%)',
};

export const ground = (area: Area, ...colors: string[]): Box => ({
  kind: 'ground',
  ...area,
  colors,
});

type Place = Omit<Area, 'height'>;

export type Coloured = [Block, string];

export const heightOf = (blocks: Coloured[]) =>
  blocks.reduce((sum, [block]) => sum + block.height, 0);

export function stack(blocks: Coloured[], { x, y, width }: Place, gap = 0): TextBox[] {
  let bottom = y;
  return blocks.flatMap(([block, color]) => {
    const top = bottom;
    bottom += block.height + gap;
    return linesAt(block, { x, y: top, width }, color);
  });
}

/** A drawing of filled shapes, or of lines if it has their width. */
interface DrawingSpec {
  path: string;
  grid: number;
  inset: number;
  lineWidth?: number;
}

/**
 * A drawing whose ink starts `inset` units from the left. The drawing is shifted to align with the
 * text below it.
 */
export const drawing = (
  { path, grid, inset, lineWidth }: DrawingSpec,
  { x, y, side, color }: { x: number; y: number; side: number; color: string },
): Box => ({
  kind: 'drawing',
  path,
  grid,
  lineWidth,
  color,
  x: x - (side * inset) / grid,
  y,
  width: side,
  height: side,
});

export const LOGO = { path: LOGO_PATH, grid: LOGO_GRID, inset: 4 };

export const nameBlocks = (
  [my, en]: Both,
  { size, width, colors }: { size: number; width: number; colors: Both },
  measure: Measure,
): Coloured[] => [
  [blockOf(my, { size, weight: 600 }, width, measure), colors[0]],
  [blockOf(en, { size: Math.round(size * 0.8), weight: 400 }, width, measure), colors[1]],
];

interface Row {
  my: Block;
  en: Block;
  height: number;
}

export function rowsOf(facts: Both[], largest: number, width: number, measure: Measure) {
  const GAP = 32;
  const widest = (index: 0 | 1, font: Font) =>
    Math.ceil(Math.max(0, ...facts.map((fact) => measure(fact[index], font).right))) + 2;
  let font: Font = { size: largest, weight: 400 };
  while (font.size > 12 && widest(0, font) + GAP + widest(1, font) > width)
    font = { ...font, size: font.size - 1 };
  const second = widest(0, font) + GAP;
  const rows = facts.map((fact): Row => {
    const my = blockOf(fact[0], font, second - GAP, measure);
    const en = blockOf(fact[1], font, width - second, measure);
    return { my, en, height: Math.max(my.height, en.height) };
  });
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  const at = ({ x, y }: { x: number; y: number }, color: string): TextBox[] => {
    let bottom = y;
    return rows.flatMap((row) => {
      const top = bottom;
      bottom += row.height;
      // Both columns share a baseline.
      const drop = (row.my.lines[0]?.baseline ?? 0) - (row.en.lines[0]?.baseline ?? 0);
      return [
        ...linesAt(row.my, { x, y: top, width: second - GAP }, color),
        ...linesAt(row.en, { x: x + second, y: top + drop, width: width - second }, color),
      ];
    });
  };
  return { height, at };
}
