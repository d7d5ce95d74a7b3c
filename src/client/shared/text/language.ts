import { storeItems } from '../device/deviceStorage';
import { importPart } from '../device/newVersion';
import { ENGLISH, setTexts } from './i18n';
import type { Language } from '../../../contract/languages';
import { LANGUAGE_KEY, storedLanguage } from './storedLanguage';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', my: 'မြန်မာ' };

async function textsOf(language: Language) {
  if (language === 'en') return ENGLISH;
  const { BURMESE } = await importPart(() => import('./burmese'));
  return BURMESE;
}

export async function chooseLanguage(language: Language): Promise<void> {
  setTexts(await textsOf(language));
  storeItems({ [LANGUAGE_KEY]: language });
}

export async function restoreLanguage(): Promise<void> {
  const language = storedLanguage();
  if (language === 'en') return;
  const texts = await textsOf(language).catch(() => ENGLISH);
  setTexts(texts);
}
