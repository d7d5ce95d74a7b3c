import { ENGLISH, setTexts } from '../i18n';
import type { Language } from '../i18n';

/** Where the device keeps the language. */
const KEY = 'language';

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', my: 'မြန်မာ' };

async function textsOf(language: Language) {
  return language === 'my' ? (await import('../burmese/burmese')).BURMESE : ENGLISH;
}

/** Shows the page in a language, and keeps the choice on this device. Rejects where its texts do not load. */
export async function chooseLanguage(language: Language): Promise<void> {
  setTexts(await textsOf(language));
  localStorage.setItem(KEY, language);
}

/** The language of the last visit; English if there was none, and where its texts do not load. */
export async function restoreLanguage(): Promise<void> {
  if (localStorage.getItem(KEY) !== 'my') return;
  const texts = await textsOf('my').catch(() => ENGLISH);
  setTexts(texts);
}
