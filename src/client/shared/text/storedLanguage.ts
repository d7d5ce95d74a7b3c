import type { Language } from '../../../contract/languages';

/** Where the device keeps the language. */
export const LANGUAGE_KEY = 'language';

/** The language of the last visit; English if there was none. */
export const storedLanguage = (): Language =>
  localStorage.getItem(LANGUAGE_KEY) === 'my' ? 'my' : 'en';
