import { noticeBoxes } from './noticeBoxes';
import { PICTURE_SIZES } from './picture';
import type { Both, Box, PictureContent, PictureSize, PostPicture } from './picture';
import { COLORS, drawing, ground, heightOf, LOGO, nameBlocks, rowsOf, stack } from './pictureParts';
import type { Coloured } from './pictureParts';
import { blockOf, fitBlock } from './textBlock';
import type { Measure } from './textBlock';

/**
 * The shade over a photo. Behind the text it is dark enough for a contrast of 4.5:1 on a white
 * photo.
 */
const SHADE = {
  slight: 'rgb(8 20 28 / 10%)',
  behind: 'rgb(8 20 28 / 72%)',
  below: 'rgb(8 20 28 / 90%)',
};

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
  return noticeBoxes(content, size, measure);
}
