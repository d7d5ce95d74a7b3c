import type { Language } from '../../../contract/languages';
import { readItem } from '../device/deviceStorage';

export const LANGUAGE_KEY = 'language';

/**
 * Returns the language chosen on this device. Before any choice it is the device's own language, if
 * the product supports it.
 */
export function storedLanguage(): Language {
  const language = readItem(LANGUAGE_KEY) ?? navigator.language;
  return /^my\b/i.test(language) ? 'my' : 'en';
}
