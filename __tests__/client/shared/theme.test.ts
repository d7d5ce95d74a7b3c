import { contrast } from './contrast';
import { darkTokens, lightTokens } from '../../../src/client/app/theme/palette';
import { themeFor } from '../../../src/client/app/theme/theme';

const schemes = { light: lightTokens, dark: darkTokens };

describe.each(Object.entries(schemes))('colours of the %s scheme', (_, tokens) => {
  const grounds = ['page', 'surface', 'raised', 'hover', 'accentSurface'] as const;
  const texts = ['text', 'muted', 'accent'] as const;
  const tones = ['pleasant', 'beCareful', 'warning', 'neutral'] as const;

  it.each(grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)))(
    'reads %s on %s',
    (text, ground) => expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5),
  );

  it.each(tones)('reads the tone %s on its own surface', (tone) =>
    expect(contrast(tokens[tone].text, tokens[tone].surface)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(grounds)('reads the text of a failure on %s', (ground) =>
    expect(contrast(tokens.warning.text, tokens[ground])).toBeGreaterThanOrEqual(4.5),
  );

  it.each(['accent', 'accentHover'] as const)('reads the text of a button on %s', (ground) =>
    expect(contrast(tokens.onAccent, tokens[ground])).toBeGreaterThanOrEqual(4.5),
  );

  it('reads the text of a button that deletes', () =>
    expect(contrast(tokens.onFailure, tokens.warning.text)).toBeGreaterThanOrEqual(4.5));

  it('reads a tooltip, which is drawn the other way round', () =>
    expect(contrast(tokens.surface, tokens.text)).toBeGreaterThanOrEqual(4.5));

  it.each(grounds)('shows the outline of a control and the focus ring on %s', (ground) => {
    expect(contrast(tokens.outline, tokens[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(tokens.accent, tokens[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('the theme', () => {
  it('hands every colour of both schemes to MUI', () => {
    expect(themeFor('en').colorSchemes.light?.palette.tone.warning.text).toBe(
      lightTokens.warning.text,
    );
    expect(themeFor('en').colorSchemes.dark?.palette.tone.warning.text).toBe(
      darkTokens.warning.text,
    );
    expect(themeFor('en').colorSchemes.dark?.palette.background.raised).toBe(darkTokens.raised);
  });

  it('opens the sidebar from exactly 768 px on', () =>
    expect(themeFor('en').breakpoints.up('md')).toBe('@media (min-width:768px)'));

  it('has the Burmese faces before the Latin ones, which would hide that theirs have arrived', () =>
    expect(themeFor('en').typography.fontFamily).toMatch(
      /^"Installed Burmese", "Noto Sans Myanmar", .*, sans-serif$/,
    ));
});
