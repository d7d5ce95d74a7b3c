import type * as zawgyi from '../../../contract/zawgyi';

/** Detection and conversion of Zawgyi, loaded only for a text that contains Burmese. */
export type Zawgyi = typeof zawgyi;

export interface WrittenText {
  /** Returns the current text, one paragraph per line. */
  read: () => string;
  /** Converts the paragraphs that look like Zawgyi to Unicode. */
  convert: (zawgyi: Zawgyi) => void;
  /** Undoes `convert`, if the text has not changed since. */
  restore: (before: string) => void;
  focus: () => void;
}

export function plainTextField(
  read: () => string,
  write: (text: string) => void,
  focus: () => void,
): WrittenText {
  const convert = ({ convertZawgyi }: Zawgyi) => write(convertZawgyi(read()));
  return { read, convert, restore: write, focus };
}
