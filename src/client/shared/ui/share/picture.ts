import type { Area, TextBox } from './textBlock';

/**
 * Sizes in pixels as social networks show them: a square in the feed, and the preview of a link.
 */
export const PICTURE_SIZES = {
  square: { width: 1080, height: 1080 },
  wide: { width: 1200, height: 630 },
} as const;

export type PictureSize = keyof typeof PICTURE_SIZES;

/** A text in Burmese and in English. */
export type Both = [string, string];

/** The content of an announcement's picture. */
export interface NoticePicture {
  kind: 'notice';
  tone: 'pleasant' | 'beCareful' | 'warning';
  /** The path of an icon of 24 by 24 units. */
  icon: string;
  /** The type in both languages, or once if it is the same word. */
  words: string[];
  text: string;
  /** Where to find the rest of a text that is cut. */
  more: Both;
  service: Both;
  /** When it was issued, until when it is valid, and when the picture was made. */
  facts: Both[];
}

/** The content of a post's picture. */
export interface PostPicture {
  kind: 'post';
  title: string;
  service: Both;
  /** The post's date; null if it has none. */
  day: Both | null;
  /** When the picture was made. */
  made: Both;
}

export type PictureContent = NoticePicture | PostPicture;

/** The parts of an announcement or a post to share. */
export interface Shared {
  picture: PictureContent;
  /** The address of a post's cover. */
  photo?: string;
  /** The name of the picture's file. */
  name: string;
  text: string;
}

/** An element of a picture. */
export type Box =
  | TextBox
  /** One colour, or a gradient from the top to the bottom. */
  | (Area & { kind: 'ground'; colors: string[] })
  /** The photo, cropped around its centre. */
  | (Area & { kind: 'photo' })
  /** A drawing of `grid` by `grid` units, as in SVG. */
  | (Area & { kind: 'drawing'; path: string; grid: number; color: string });
