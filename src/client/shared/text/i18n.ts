import { useSyncExternalStore } from 'react';
import { fillBlanks } from '../../../contract/blanks';
import type { Language } from '../../../contract/languages';
import { withoutDirection } from '../../../contract/text';

/** The values of the blanks of a text, by name. */
export type BlankValues = Readonly<Record<string, string | number>>;

/**
 * A text in the language of the page. English texts are their own keys; what has no translation, such as
 * a message of another server, stays as it is.
 *
 * @param values replace the blanks of the text, such as `{{name}}`; those of unknown names stay
 */
export type Translate = (text: string, values?: BlankValues) => string;

/** The language of the page, its texts, and how it writes dates and enumerations. */
export interface Texts {
  language: Language;
  t: Translate;
  /** @param options what to show of the date; names are long, the clock has 24 hours */
  formatDate: (date: Date, options: Intl.DateTimeFormatOptions) => string;
  /** `tables, images, and links` */
  formatList: (items: string[]) => string;
}

/** A text with these values in its blanks. @param format what becomes of a value */
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

export const ENGLISH: Texts = {
  language: 'en',
  t: (text, values) => (values ? withValues(text, values, String) : text),
  formatDate: (date, options) => new Intl.DateTimeFormat('en-GB', options).format(date),
  formatList: (items) => new Intl.ListFormat('en').format(items),
};

let texts = ENGLISH;
const readers = new Set<() => void>();

function subscribe(read: () => void) {
  readers.add(read);
  return () => void readers.delete(read);
}

/** The texts of the page as it is now; components call `useTranslation`, to follow a change. */
export const currentTexts = () => texts;

export const translate: Translate = (text, values) => texts.t(text, values);

export const useTranslation = () => useSyncExternalStore(subscribe, currentTexts);

/** Changes the language of the whole page; what is on screen stays as it is otherwise. */
export function setTexts(next: Texts): void {
  texts = next;
  document.documentElement.lang = next.language;
  readers.forEach((read) => read());
}
