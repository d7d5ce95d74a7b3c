import { lossesOf } from './converters/losses';
import { formatsOf } from './converters/plainText';

export type Mode = 'rich' | 'plain';

/** What a description would lose, as a person calls it. */
export interface Losses {
  /** In either editor. */
  always: string[];
  /** Besides, as plain text. */
  asPlain: string[];
}

/** draft-js loses text with the keyboards of Android and will not be mended (readings 87). */
export const isAndroid = () => /\bAndroid\b/.test(navigator.userAgent);

export const hasLosses = ({ always, asPlain }: Losses) => always.length + asPlain.length > 0;

/** What is lost when a description is edited so. */
export function lossesAs(mode: Mode, html: string): Losses {
  return { always: lossesOf(html), asPlain: mode === 'plain' ? formatsOf(html) : [] };
}
