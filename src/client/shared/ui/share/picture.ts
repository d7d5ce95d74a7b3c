import type { Area, TextBox } from './textBlock';

/** In pixels, as social networks show them: a square in the feed, and the preview of a link. */
export const PICTURE_SIZES = {
  square: { width: 1080, height: 1080 },
  wide: { width: 1200, height: 630 },
} as const;

export type PictureSize = keyof typeof PICTURE_SIZES;

/** A text in Burmese and in English. */
export type Both = [string, string];

/** What an announcement's picture says. */
export interface NoticePicture {
  kind: 'notice';
  tone: 'pleasant' | 'beCareful' | 'warning';
  /** Of 24 by 24 units. */
  icon: string;
  /** The type; once where it has one word only. */
  words: string[];
  text: string;
  /** Where to read on, for a text that is cut. */
  more: Both;
  service: Both;
  /** When it was issued, until when it is valid, when the picture was made. */
  facts: Both[];
}

/** What a post's picture says. */
export interface PostPicture {
  kind: 'post';
  title: string;
  service: Both;
  /** Its day; null where it has none. */
  day: Both | null;
  /** When the picture was made. */
  made: Both;
}

export type PictureContent = NoticePicture | PostPicture;

/** What is passed on of an announcement or a post. */
export interface Shared {
  picture: PictureContent;
  /** The address of a cover. */
  photo?: string;
  /** Names the picture's file. */
  name: string;
  text: string;
}

/** What a picture consists of. */
export type Box =
  | TextBox
  /** One colour, or a gradient from the top to the bottom. */
  | (Area & { kind: 'ground'; colors: string[] })
  /** The photo, cropped around its centre. */
  | (Area & { kind: 'photo' })
  /** A drawing of `grid` by `grid` units, as in SVG. */
  | (Area & { kind: 'drawing'; path: string; grid: number; color: string });
