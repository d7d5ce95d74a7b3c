import type { AreaCode } from '../../../contract/areas';
import type { Area, TextBox } from './textBlock';

/**
 * Sizes in pixels as social networks show them: a square in the feed, and the preview of a link.
 */
export const PICTURE_SIZES = {
  square: { width: 1080, height: 1080 },
  wide: { width: 1200, height: 630 },
} as const;

export type PictureSize = keyof typeof PICTURE_SIZES;

export type Both = [string, string];

export interface NoticePicture {
  kind: 'notice';
  tone: 'pleasant' | 'beCareful' | 'warning';
  /** The type in both languages, or once if it is the same word. */
  words: string[];
  text: string;
  /** The areas that it is about; null for the whole country. */
  areas: { codes: AreaCode[]; names: Both } | null;
  more: Both;
  service: Both;
  facts: Both[];
  made: Both;
}

export interface PostPicture {
  kind: 'post';
  title: string;
  service: Both;
  day: Both | null;
  made: Both;
}

export type PictureContent = NoticePicture | PostPicture;

export interface Shared {
  picture: PictureContent;
  /** The address of a post's cover. */
  photo?: string;
  /** The name of the picture's file. */
  name: string;
  /** The text for messengers. */
  text: string;
  /** The text for an SMS, and its Burmese part if it is in two languages. */
  sms: string;
  burmeseSms?: string;
}

export type Box =
  | TextBox
  | (Area & { kind: 'ground'; colors: string[] })
  | (Area & { kind: 'photo' })
  | (Area & { kind: 'drawing'; path: string; grid: number; lineWidth?: number; color: string });
