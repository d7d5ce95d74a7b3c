import { currentTexts } from '../i18n';
import type { Language } from '../i18n';

const BURMESE = /\p{Script=Myanmar}/gu;
const LETTER = /\p{L}/gu;

/** The `lang` of a text for screen readers; undefined leaves it as the page's own. */
export function langOf(text: string): Language | undefined {
  const burmese = text.match(BURMESE)?.length ?? 0;
  const letters = text.match(LETTER)?.length ?? 0;
  if (letters === 0) return undefined;
  const language = burmese * 2 > letters ? 'my' : 'en';
  return language === currentTexts().language ? undefined : language;
}
