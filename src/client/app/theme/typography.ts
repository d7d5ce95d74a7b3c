import type { TypographyVariantsOptions } from '@mui/material/styles';
import type { Language } from '../../../contract/languages';

/** For any text that may be Burmese, whose stacked letters need space above and below. */
export const BURMESE_LINE_HEIGHT = 1.8;

/**
 * Burmese uses an installed font, else the bundled Noto Sans Myanmar; all other text uses the
 * system's Latin font. The Burmese fonts have no other letters. They come first, because Chromium
 * keeps the boxes that another font shows for missing letters even after the right font has loaded.
 */
const fontFamily = [
  '"Installed Burmese"',
  '"Noto Sans Myanmar"',
  '-apple-system',
  '"Segoe UI"',
  'Roboto',
  '"Helvetica Neue"',
  'Arial',
  'sans-serif',
].join(', ');

const rem = (px: number) => `${px / 16}rem`;
const heading = (px: number) => ({
  fontSize: rem(px),
  fontWeight: 600,
  lineHeight: BURMESE_LINE_HEIGHT,
  letterSpacing: 0,
});

/** `h2` is for text that the public reads. */
export function typographyFor(language: Language): TypographyVariantsOptions {
  const lineHeight = language === 'my' ? BURMESE_LINE_HEIGHT : 1.5;
  const text = (px: number) => ({ fontSize: rem(px), lineHeight, letterSpacing: 0 });
  return {
    fontFamily,
    fontWeightMedium: 600,
    h1: heading(20),
    h2: heading(28),
    h3: heading(16),
    h4: heading(14),
    h5: heading(14),
    h6: heading(14),
    subtitle1: heading(16),
    subtitle2: heading(14),
    body1: text(14),
    body2: text(13),
    caption: text(12),
    overline: { ...text(12), textTransform: 'none' },
    button: { ...text(14), fontWeight: 600, textTransform: 'none' },
  };
}
