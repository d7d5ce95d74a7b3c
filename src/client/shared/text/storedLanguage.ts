import type { Language } from '../../../contract/languages';
import { readItem } from '../deviceStorage';

/** Where the device keeps the language. */
export const LANGUAGE_KEY = 'language';

/** The language that was chosen on this device; on its first visit that of the device, if it is one of ours. */
export function storedLanguage(): Language {
  const language = readItem(LANGUAGE_KEY) ?? navigator.language;
  return /^my\b/i.test(language) ? 'my' : 'en';
}
