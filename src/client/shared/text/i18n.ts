import { useSyncExternalStore } from 'react';
import { fillBlanks } from '../../../contract/blanks';
import type { Language } from '../../../contract/languages';
import { withoutDirection } from '../../../contract/text';
import { makeSignal } from '../device/signal';

export type BlankValues = Readonly<Record<string, string | number>>;

/**
 * Returns a text in the language of the page. English texts are their own keys. A text without a
 * translation, such as another server's message, stays unchanged.
 *
 * @param values replace the placeholders of the text, such as `{{name}}`; unknown placeholders stay
 */
export type Translate = (text: string, values?: BlankValues) => string;

/** The language of the page, its texts, and its formats of dates and lists. */
export interface Texts {
  language: Language;
  t: Translate;
  /**
   * Formats a moment in Asia/Yangon.
   *
   * @param options which parts to show; names are long and the clock has 24 hours. The midnight of a
   * day in UTC needs `timeZone: 'UTC'`
   */
  formatDate: (date: Date, options: Intl.DateTimeFormatOptions) => string;
  /** Joins items, such as `tables, images, and links`. */
  formatList: (items: string[]) => string;
}

export const withValues = (
  text: string,
  values: BlankValues,
  format: (value: string | number) => string,
) =>
  fillBlanks(text, (name) => {
    const value = values[name];
    if (value === undefined) return undefined;
    return format(typeof value === 'string' ? withoutDirection(value) : value);
  });

/** Every moment on a screen is in Asia/Yangon, whatever the device's time zone is. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Yangon', ...options });

export const ENGLISH: Texts = {
  language: 'en',
  t: (text, values) => (values ? withValues(text, values, String) : text),
  formatDate: (date, options) => dateFormat(options).format(date),
  formatList: (items) => new Intl.ListFormat('en').format(items),
};

let texts = ENGLISH;
const { subscribe, notify } = makeSignal();

/** The current texts. Components call `useTranslation` instead, to re-render after a change. */
export const currentTexts = () => texts;

export const translate: Translate = (text, values) => texts.t(text, values);

export const useTranslation = () => useSyncExternalStore(subscribe, currentTexts);

/** Changes the language of the whole page. The rest of its state stays. */
export function setTexts(next: Texts): void {
  texts = next;
  document.documentElement.lang = next.language;
  notify();
}
