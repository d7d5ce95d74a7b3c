import { contrast } from './contrast';
import { darkTokens, lightTokens } from '../../../src/client/app/theme/palette';
import { printInLight, themeFor } from '../../../src/client/app/theme/theme';
import { DARK_TEXT_COLORS } from '../../../src/client/features/posts/htmlStyles';
import { TEXT_COLORS } from '../../../src/contract/postHtml';

it.each([
  ['light', lightTokens, TEXT_COLORS],
  ['dark', darkTokens, DARK_TEXT_COLORS],
])('has enough contrast for every text and control of the %s scheme', (_, tokens, textColors) => {
  const { page, surface, raised, hover, accentSurface, accent, warning } = tokens;
  const grounds = [page, surface, raised, hover, accentSurface];
  const on = (colors: string[], below: string[]) =>
    colors.flatMap((color) => below.map((ground) => [color, ground] as const));
  const tones = [tokens.pleasant, tokens.beCareful, warning, tokens.neutral];
  const texts = [
    ...on([tokens.text, tokens.muted, accent, warning.text], grounds),
    ...on(Object.values(textColors), [surface, raised, hover]),
    ...tones.map((tone) => [tone.text, tone.surface] as const),
    ...on([tokens.onAccent], [accent, tokens.accentHover]),
    ...on([tokens.onFailure], [warning.text]),
    // A tooltip has inverted colours.
    ...on([surface], [tokens.text]),
  ];
  const controls = on([tokens.outline, accent], grounds);
  expect(texts.filter((pair) => contrast(...pair) < 4.5)).toEqual([]);
  expect(controls.filter((pair) => contrast(...pair) < 3)).toEqual([]);
});

it('lists Burmese fonts before Latin ones, which would hide them', () =>
  expect(themeFor('en').typography.fontFamily).toMatch(
    /^"Installed Burmese", "Noto Sans Myanmar", .*, sans-serif$/,
  ));

it('prints in light colours, and then shows the chosen ones again', () => {
  const { dataset } = document.documentElement;
  dataset.colorScheme = 'dark';
  printInLight();
  for (const drawing of ['first', 'second']) {
    window.dispatchEvent(new Event('beforeprint'));
    expect([drawing, dataset.colorScheme]).toEqual([drawing, 'light']);
  }
  window.dispatchEvent(new Event('afterprint'));
  expect(dataset.colorScheme).toBe('dark');
});
