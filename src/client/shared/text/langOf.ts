import { languageOf } from '../../../contract/languages';
import { currentTexts } from './i18n';
import type { Language } from '../../../contract/languages';

/** The `lang` of a text for screen readers; undefined leaves it as the page's own. */
export function langOf(text: string): Language | undefined {
  const language = languageOf(text);
  return language === null || language === currentTexts().language ? undefined : language;
}
