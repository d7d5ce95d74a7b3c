import { AREA_CODES } from '../../../contract/areas';
import type { AreaCode } from '../../../contract/areas';
import { graphemesOf } from '../text/graphemes';
import { ICON_GRID, LINE_WIDTH, SIGNS } from '../ui/icons';
import { AREA_GRID, AREA_TILES } from './areaTiles';
import { PICTURE_SIZES } from './picture';
import type { Both, Box, NoticePicture, PictureSize } from './picture';
import { COLORS, drawing, ground, heightOf, LOGO, nameBlocks, rowsOf, stack } from './pictureParts';
import type { Coloured } from './pictureParts';
import { blockOf, cutText, fitBlock, fittingBlock, linesAt } from './textBlock';
import type { Area, Measure, TextBox } from './textBlock';

const TONES = {
  pleasant: { ground: '#1B6B2C', text: '#FFFFFF' },
  beCareful: { ground: '#F6B73C', text: '#2B1B00' },
  warning: { ground: '#B3201A', text: '#FFFFFF' },
};

const TEXT_LIMIT = 400;

const iconOf = ({ tone }: NoticePicture) => ({
  path: SIGNS[tone],
  grid: ICON_GRID,
  inset: 1.5,
  lineWidth: LINE_WIDTH,
});

export function shortenText(text: string): string {
  const whole = text.trim();
  const lengthOf = (beginning: string) => [...graphemesOf(beginning)].length;
  if (lengthOf(whole) <= TEXT_LIMIT) return whole;
  return cutText(whole, (beginning) => lengthOf(beginning) <= TEXT_LIMIT);
}

interface TextSizes {
  sizes: readonly [number, number];
  boldFrom: number;
  moreSize: number;
}

function noticeText(
  content: NoticePicture,
  area: Area,
  look: TextSizes,
  measure: Measure,
): TextBox[] {
  const { x, y, width, height } = area;
  const text = shortenText(content.text);
  const fitting = { text, width, height, sizes: look.sizes, boldFrom: look.boldFrom, measure };
  const whole = text === content.text.trim() ? fittingBlock(fitting) : null;
  const blocks: Coloured[] = [];
  let gap = 0;
  if (whole) blocks.push([whole, COLORS.ink]);
  else {
    const more = blockOf(
      content.more.join(' · '),
      { size: look.moreSize, weight: 600 },
      width,
      measure,
    );
    gap = Math.round(look.moreSize * 0.5);
    const beginning = fitBlock({ ...fitting, height: height - more.height - gap });
    blocks.push([beginning, COLORS.ink], [more, COLORS.accent]);
  }
  const top = y + Math.floor((height - heightOf(blocks) - gap) / 2);
  return stack(blocks, { x, y: top, width }, gap);
}

function squareNotice(content: NoticePicture, measure: Measure): Box[] {
  const { width, height } = PICTURE_SIZES.square;
  const tone = TONES[content.tone];
  const margin = 64;
  const inner = width - 2 * margin;

  const side = 76;
  const nameX = margin + side + 12;
  const nameStyle = {
    size: 30,
    width: width - margin - nameX,
    colors: [COLORS.ink, COLORS.muted] as Both,
  };
  const name = nameBlocks(content.service, nameStyle, measure);
  const header = heightOf(name) + 56;

  const band = { x: 0, y: header, width, height: 184 };
  const icon = 112;
  const wordX = margin + icon + 20;
  const word = fitBlock({
    text: content.words.join(' · '),
    boldFrom: 0,
    measure,
    width: width - margin - wordX,
    height: band.height - 16,
    sizes: [68, 24],
  });

  const facts = rowsOf([...content.facts, content.made], 23, inner, measure);
  const factsY = height - 44 - facts.height;
  const line = factsY - 24;
  const top = band.y + band.height;
  const area = { x: margin, y: top + 40, width: inner, height: line - top - 80 };
  return [
    ground({ x: 0, y: 0, width, height }, COLORS.paper),
    drawing(LOGO, { x: margin, y: (header - side) / 2, side, color: COLORS.accent }),
    ...stack(name, { x: nameX, y: 28, width: width - margin - nameX }),
    ground(band, tone.ground),
    drawing(iconOf(content), {
      x: margin,
      y: band.y + (band.height - icon) / 2,
      side: icon,
      color: tone.text,
    }),
    ...linesAt(
      word,
      { x: wordX, y: band.y + (band.height - word.height) / 2, width: width - margin - wordX },
      tone.text,
    ),
    ...noticeText(content, area, { sizes: [76, 26], boldFrom: 34, moreSize: 28 }, measure),
    ground({ x: margin, y: line, width: inner, height: 2 }, COLORS.line),
    ...facts.at({ x: margin, y: factsY }, COLORS.muted),
  ];
}

interface MapLook extends Omit<Area, 'x' | 'y'> {
  gap: number;
}

/**
 * A map of tiles, one for each area: those that the announcement is about are filled, the others
 * hollow.
 */
function mapBoxes(
  codes: AreaCode[],
  { x, y }: { x: number; y: number },
  { width, height, gap }: MapLook,
  { text, ground: back }: { text: string; ground: string },
): Box[] {
  const LINE = 2;
  const [right, down] = [(width + gap) / AREA_GRID.columns, (height + gap) / AREA_GRID.rows];
  return AREA_CODES.flatMap((code) => {
    const { column, row } = AREA_TILES[code];
    const tile = {
      x: x + column * right,
      y: y + row * down,
      width: right - gap,
      height: down - gap,
    };
    const inside = {
      x: tile.x + LINE,
      y: tile.y + LINE,
      width: tile.width - 2 * LINE,
      height: tile.height - 2 * LINE,
    };
    return codes.includes(code) ? [ground(tile, text)] : [ground(tile, text), ground(inside, back)];
  });
}

/** A coloured panel beside the text. */
interface PanelLook {
  width: number;
  margin: number;
  top: number;
  icon: number;
  words: [number, number];
  name: number;
  logo: number;
}

const WIDE_PANEL = { width: 348, margin: 40, name: 22, logo: 48 } as const;

const PANELS = {
  wide: { ...WIDE_PANEL, top: 36, icon: 120, words: [54, 42] },
  wideWithMap: { ...WIDE_PANEL, top: 28, icon: 64, words: [44, 34] },
  squareWithMap: { width: 336, margin: 36, top: 36, icon: 88, words: [56, 44], name: 24, logo: 56 },
} satisfies Record<string, PanelLook>;

/** The map of a size, and where the names of the areas are: from its top left corner. */
const MAPS = {
  wide: {
    map: { width: 124, height: 164, gap: 4 },
    names: { x: 138, y: 0, width: 130, height: 82 },
    sizes: [24, 16],
  },
  square: {
    map: { width: 264, height: 258, gap: 6 },
    names: { x: 0, y: 268, width: 264, height: 64 },
    sizes: [34, 20],
  },
} as const;

/** The map and, in both languages, the names of the areas that an announcement is about. */
function placeBoxes(
  { areas, tone }: NoticePicture,
  { x, y }: { x: number; y: number },
  { map, names, sizes }: (typeof MAPS)[PictureSize],
  measure: Measure,
): Box[] {
  if (!areas) return [];
  const colors = TONES[tone];
  const { width, height } = names;
  const blocks = areas.names.map((text): Coloured => [
    fitBlock({ text, width, height, sizes, boldFrom: 0, measure }),
    colors.text,
  ]);
  return [
    ...mapBoxes(areas.codes, { x, y }, map, colors),
    ...stack(blocks, { x: x + names.x, y: y + names.y, width }, 4),
  ];
}

function panelBoxes(
  content: NoticePicture,
  look: PanelLook,
  { size, height }: { size: PictureSize; height: number },
  measure: Measure,
): Box[] {
  const { text: color, ground: back } = TONES[content.tone];
  const { width, margin: x, top, icon, logo: side } = look;
  const inner = width - 2 * x;
  const words = content.words.map((text, index): Coloured => {
    const sizes = [look.words[index === 0 ? 0 : 1], 20] as const;
    return [fitBlock({ text, boldFrom: 0, width: inner, height: 96, measure, sizes }), color];
  });
  const wordsY = top + icon + 12;
  const nameStyle = { size: look.name, width: inner, colors: [color, color] as Both };
  const name = nameBlocks(content.service, nameStyle, measure);
  const nameY = height - 36 - heightOf(name);
  const logoAt = content.areas
    ? { x: x + inner - side, y: top + (icon - side) / 2 }
    : { x, y: nameY - side - 10 };
  return [
    ground({ x: 0, y: 0, width, height }, back),
    drawing(iconOf(content), { x, y: top, side: icon, color }),
    drawing(LOGO, { ...logoAt, side, color }),
    ...stack(words, { x, y: wordsY, width: inner }),
    ...placeBoxes(content, { x, y: wordsY + heightOf(words) + 14 }, MAPS[size], measure),
    ...stack(name, { x, y: nameY, width: inner }, 4),
  ];
}

function squareNoticeWithMap(content: NoticePicture, measure: Measure): Box[] {
  const { width, height } = PICTURE_SIZES.square;
  const look = PANELS.squareWithMap;
  const margin = look.margin;
  const inner = width - 2 * margin;
  const facts = rowsOf([...content.facts, content.made], 23, inner, measure);
  const factsY = height - 44 - facts.height;
  const line = factsY - 24;
  const left = look.width + margin;
  const area = { x: left, y: 40, width: width - left - margin, height: line - 80 };
  return [
    ground({ x: 0, y: 0, width, height }, COLORS.paper),
    ...panelBoxes(content, look, { size: 'square', height: line }, measure),
    ...noticeText(content, area, { sizes: [76, 26], boldFrom: 34, moreSize: 28 }, measure),
    ...facts.at({ x: margin, y: factsY }, COLORS.muted),
  ];
}

function wideNotice(content: NoticePicture, measure: Measure): Box[] {
  const { width, height } = PICTURE_SIZES.wide;
  const look = content.areas ? PANELS.wideWithMap : PANELS.wide;
  const left = look.width + 44;
  const column = width - left - 44;
  const facts = rowsOf([...content.facts, content.made], 19, column, measure);
  const factsY = height - 32 - facts.height;
  const line = factsY - 16;
  const area = { x: left, y: 36, width: column, height: line - 36 - 24 };
  return [
    ground({ x: 0, y: 0, width, height }, COLORS.paper),
    ...panelBoxes(content, look, { size: 'wide', height }, measure),
    ...noticeText(content, area, { sizes: [60, 22], boldFrom: 30, moreSize: 22 }, measure),
    ground({ x: left, y: line, width: column, height: 2 }, COLORS.line),
    ...facts.at({ x: left, y: factsY }, COLORS.muted),
  ];
}

/** The elements of an announcement's picture from back to front. */
export function noticeBoxes(content: NoticePicture, size: PictureSize, measure: Measure): Box[] {
  if (size === 'wide') return wideNotice(content, measure);
  return content.areas ? squareNoticeWithMap(content, measure) : squareNotice(content, measure);
}
