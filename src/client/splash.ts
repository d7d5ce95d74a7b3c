import { darkTokens, lightTokens } from './app/theme/palette';
import { readItem } from './shared/deviceStorage';
import { storedLanguage } from './shared/text/storedLanguage';
import { applyTextSize, currentTextSize } from './shared/text/textSize';

/*
 * Runs before the app has arrived, so that the splash of `index.html` has the language, the colours and
 * the size of text that this device has chosen.
 */
const { dataset, style } = document.documentElement;

const language = storedLanguage();
document.documentElement.lang = language;
applyTextSize(currentTextSize());

const chosen = readItem('color-scheme');
const isDark =
  chosen === 'dark' ||
  (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
// The same attribute that MUI sets once the app is there.
dataset.colorScheme = isDark ? 'dark' : 'light';
const { page, muted, accent } = isDark ? darkTokens : lightTokens;
for (const [name, color] of Object.entries({ page, muted, accent })) {
  style.setProperty(`--splash-${name}`, color);
}

/** Loads both weights of a family; rejects where it is only a name for installed fonts and none is there. */
const loadFont = (family: string) =>
  Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 1em "${family}"`, 'က')));

// A page in Burmese needs a Burmese font as soon as it is drawn. This preloads ours where no other is installed.
if (language === 'my') {
  void loadFont('Installed Burmese').catch(() => loadFont('Noto Sans Myanmar'));
}
