import type * as zawgyi from '../../../contract/zawgyi';

/** The rule and the conversion, which are loaded only for a text with Burmese in it. */
export type Zawgyi = typeof zawgyi;

/** A text that somebody writes, whatever field it is in. */
export interface WrittenText {
  /** The text as it is now, each paragraph on a line of its own. */
  read: () => string;
  /** Puts the paragraphs into Unicode that look like Zawgyi. */
  convert: (zawgyi: Zawgyi) => void;
  /** Undoes `convert`, which nothing has followed. */
  restore: (before: string) => void;
  focus: () => void;
}

/** A text without formats. */
export function plainText(
  read: () => string,
  write: (text: string) => void,
  focus: () => void,
): WrittenText {
  const convert = ({ convertZawgyi }: Zawgyi) => write(convertZawgyi(read()));
  return { read, convert, restore: write, focus };
}
