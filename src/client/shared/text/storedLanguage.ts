import type { Language } from '../../../contract/languages';
import { readItem } from '../deviceStorage';

/** Where the device keeps the language. */
export const LANGUAGE_KEY = 'language';

/** The language of the last visit; English if there was none. */
export const storedLanguage = (): Language => (readItem(LANGUAGE_KEY) === 'my' ? 'my' : 'en');
