import { useTranslation } from '../text/i18n';
import { useNotices } from '../notices/useNotices';
import { chooseLanguage, LANGUAGE_NAMES } from '../text/language';

/** The other language, by its own name, and a function that switches to it. */
export function useOtherLanguage() {
  const { t, language } = useTranslation();
  const { showAlert } = useNotices();
  const other = language === 'en' ? 'my' : 'en';
  const choose = () =>
    chooseLanguage(other).catch(() => showAlert(t('The language could not be changed.')));
  return { language: other, name: LANGUAGE_NAMES[other], choose } as const;
}
