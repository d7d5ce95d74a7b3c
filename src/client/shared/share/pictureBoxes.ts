import { graphemesOf } from '../text/graphemes';
import { ICON_GRID, LINE_WIDTH, SIGNS } from '../ui/icons';
import { LOGO_GRID, LOGO_PATH } from '../ui/Logo';
import { PICTURE_SIZES } from './picture';
import type { Both, Box, NoticePicture, PictureContent, PictureSize, PostPicture } from './picture';
import { blockOf, cutText, fitBlock, fittingBlock, linesAt } from './textBlock';
import type { Area, Block, Font, Measure, TextBox } from './textBlock';

/**
 * Pictures have their own colours, because they appear outside of the product and its two colour
 * schemes.
 */
const COLORS = {
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

const TONES = {
  pleasant: { ground: '#1B6B2C', text: '#FFFFFF' },
  beCareful: { ground: '#F6B73C', text: '#2B1B00' },
  warning: { ground: '#B3201A', text: '#FFFFFF' },
};

/**
 * The shade over a photo. Behind the text it is dark enough for a contrast of 4.5:1 on a white
 * photo.
 */
const SHADE = {
  slight: 'rgb(8 20 28 / 10%)',
  behind: 'rgb(8 20 28 / 72%)',
  below: 'rgb(8 20 28 / 90%)',
};

const TEXT_LIMIT = 400;

const ground = (area: Area, ...colors: string[]): Box => ({ kind: 'ground', ...area, colors });

type Place = Omit<Area, 'height'>;

type Coloured = [Block, string];

const heightOf = (blocks: Coloured[]) => blocks.reduce((sum, [block]) => sum + block.height, 0);

function stack(blocks: Coloured[], { x, y, width }: Place, gap = 0): TextBox[] {
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
const drawing = (
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

const LOGO = { path: LOGO_PATH, grid: LOGO_GRID, inset: 4 };

const iconOf = ({ tone }: NoticePicture) => ({
  path: SIGNS[tone],
  grid: ICON_GRID,
  inset: 1.5,
  lineWidth: LINE_WIDTH,
});

const nameBlocks = (
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

function rowsOf(facts: Both[], largest: number, width: number, measure: Measure) {
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

function wideNotice(content: NoticePicture, measure: Measure): Box[] {
  const { width, height } = PICTURE_SIZES.wide;
  const tone = TONES[content.tone];
  const panel = { x: 0, y: 0, width: 348, height };
  const margin = 40;
  const inner = panel.width - 2 * margin;

  const icon = 120;
  const words = content.words.map((text, index): Coloured => [
    fitBlock({
      text,
      boldFrom: 0,
      width: inner,
      height: 96,
      measure,
      sizes: index === 0 ? [54, 20] : [42, 20],
    }),
    tone.text,
  ]);
  const nameStyle = { size: 22, width: inner, colors: [tone.text, tone.text] as Both };
  const name = nameBlocks(content.service, nameStyle, measure);
  const side = 48;
  const nameY = height - 36 - heightOf(name);

  const left = panel.width + 44;
  const column = width - left - 44;
  const facts = rowsOf([...content.facts, content.made], 19, column, measure);
  const factsY = height - 32 - facts.height;
  const line = factsY - 16;
  const area = { x: left, y: 36, width: column, height: line - 36 - 24 };
  return [
    ground({ x: 0, y: 0, width, height }, COLORS.paper),
    ground(panel, tone.ground),
    drawing(iconOf(content), { x: margin, y: 36, side: icon, color: tone.text }),
    ...stack(words, { x: margin, y: 36 + icon + 12, width: inner }),
    drawing(LOGO, { x: margin, y: nameY - side - 10, side, color: tone.text }),
    ...stack(name, { x: margin, y: nameY, width: inner }, 4),
    ...noticeText(content, area, { sizes: [60, 22], boldFrom: 30, moreSize: 22 }, measure),
    ground({ x: left, y: line, width: column, height: 2 }, COLORS.line),
    ...facts.at({ x: left, y: factsY }, COLORS.muted),
  ];
}

const POST_LOOKS = {
  square: { side: 76, name: 30, day: 30, made: 20, title: { height: 460, sizes: [68, 30] } },
  wide: { side: 64, name: 25, day: 25, made: 18, title: { height: 240, sizes: [56, 26] } },
} as const;

function postBoxes(
  content: PostPicture,
  size: PictureSize,
  hasPhoto: boolean,
  measure: Measure,
): Box[] {
  const { width, height } = PICTURE_SIZES[size];
  const { side, ...look } = POST_LOOKS[size];
  const margin = 64;
  const inner = width - 2 * margin;

  const made = rowsOf([content.made], look.made, inner, measure);
  const nameX = margin + side + 12;
  const nameStyle = {
    size: look.name,
    width: width - margin - nameX,
    colors: [COLORS.onDark, COLORS.onDark] as Both,
  };
  const name = nameBlocks(content.service, nameStyle, measure);
  const day = { size: look.day, weight: 400 } as const;
  const title: Coloured[] = [
    [
      fitBlock({ text: content.title, boldFrom: 0, width: inner, measure, ...look.title }),
      COLORS.onDark,
    ],
    [blockOf(content.day?.join(' · ') ?? '', day, inner, measure), COLORS.onDark],
  ];

  const gap = 10;
  const madeY = height - 36 - made.height;
  const nameY = madeY - 14 - heightOf(name);
  const line = nameY - 26;
  const top = line - 22 - heightOf(title) - gap;
  const fade = Math.min(240, top);
  const mark = height * 0.72;
  const behind: Box[] = hasPhoto
    ? [
        { kind: 'photo', x: 0, y: 0, width, height },
        ground({ x: 0, y: 0, width, height: top - fade }, SHADE.slight),
        ground({ x: 0, y: top - fade, width, height: fade }, SHADE.slight, SHADE.behind),
        ground({ x: 0, y: top, width, height: height - top }, SHADE.behind, SHADE.below),
      ]
    : [
        ground({ x: 0, y: 0, width, height }, '#0B6E79', '#07333C'),
        drawing(LOGO, {
          x: width - mark * 0.78,
          y: -mark * 0.2,
          side: mark,
          color: COLORS.ornament,
        }),
      ];
  return [
    ...behind,
    ...stack(title, { x: margin, y: top, width: inner }, gap),
    ground({ x: margin, y: line, width: inner, height: 2 }, COLORS.lineOnDark),
    drawing(LOGO, {
      x: margin,
      y: nameY + (heightOf(name) - side) / 2,
      side,
      color: COLORS.onDark,
    }),
    ...stack(name, { x: nameX, y: nameY, width: width - margin - nameX }),
    ...made.at({ x: margin, y: madeY }, COLORS.onDarkMuted),
  ];
}

/**
 * Returns the elements of a picture from back to front.
 *
 * @param hasPhoto whether a post's title stands on a photo
 */
export function pictureBoxes(
  content: PictureContent,
  size: PictureSize,
  hasPhoto: boolean,
  measure: Measure,
): Box[] {
  if (content.kind === 'post') return postBoxes(content, size, hasPhoto, measure);
  return size === 'square' ? squareNotice(content, measure) : wideNotice(content, measure);
}
