import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

/**
 * Texts in English are their own keys, so another language is one catalogue and English is none.
 * Initialised at once: the first screen already draws its texts.
 */
void i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: {} } },
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});
