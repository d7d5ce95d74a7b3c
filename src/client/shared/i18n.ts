import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

/**
 * English texts are their own keys, so English needs no catalogue and each other language one.
 * Initialised synchronously, before the first screen renders.
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
