import { AUTH_TOKEN_KEY } from './app/sessionStorageEngine';
import { storedLanguage } from './shared/display/storedLanguage';
import { applyTextSize, currentTextSize } from './shared/display/textSize';

/*
 * Runs before the app has arrived, and decides how the page looks until then: which frame of
 * `index.html` is shown, in which language and colours and at which size of text.
 */
const { documentElement } = document;
const { dataset } = documentElement;

documentElement.lang = storedLanguage();

const hasToken = Boolean(localStorage.getItem(AUTH_TOKEN_KEY));
dataset.frame = hasToken ? 'shell' : 'sign-in';

const chosen = localStorage.getItem('color-scheme');
const isDark =
  chosen === 'dark' ||
  (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
// The same attribute that MUI sets once the app is there.
dataset.colorScheme = isDark ? 'dark' : 'light';

applyTextSize(currentTextSize());
