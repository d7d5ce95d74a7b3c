import { darkTokens, lightTokens } from './app/theme/palette';
import { readItem } from './shared/device/deviceStorage';
import { storedLanguage } from './shared/text/storedLanguage';
import { applyTextSize, currentTextSize } from './shared/text/textSize';

/*
 * Runs before the app has loaded. It gives the splash of `index.html` the language, colours and
 * text size that were chosen on this device.
 */
const { dataset, style } = document.documentElement;

const language = storedLanguage();
document.documentElement.lang = language;
applyTextSize(currentTextSize());

const chosen = readItem('color-scheme');
const isDark =
  chosen === 'dark' ||
  (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
// The same attribute that MUI sets once the app has loaded.
dataset.colorScheme = isDark ? 'dark' : 'light';
const { page, muted, accent } = isDark ? darkTokens : lightTokens;
for (const [name, color] of Object.entries({ page, muted, accent })) {
  style.setProperty(`--splash-${name}`, color);
}

/** Loads both weights of a family. Rejects if it only names installed fonts and none is there. */
const loadFont = (family: string) =>
  Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 1em "${family}"`, 'က')));

// A Burmese page needs a Burmese font as soon as it renders. This preloads ours if no other is
// installed.
if (language === 'my') {
  void loadFont('Installed Burmese').catch(() => loadFont('Noto Sans Myanmar'));
}
