import { readFileSync } from 'node:fs';
import { contrast } from './contrast';
import { darkTokens, lightTokens } from '../../../src/client/app/theme/palette';
import { SERVICE_NAME } from '../../../src/client/shared/branding';
import { BURMESE } from '../../../src/client/shared/burmese/burmese';
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

  it('opens the sidebar from exactly 768 px on', () => {
    expect(themeFor('en').breakpoints.up('md')).toBe('@media (min-width:768px)');
  });

  it('has the Burmese faces before the Latin ones, which would hide that theirs have arrived', () => {
    expect(themeFor('en').typography.fontFamily).toMatch(
      /^"Installed Burmese", "Noto Sans Myanmar", .*, sans-serif$/,
    );
  });
});

describe('the frame before the app has arrived', () => {
  const css = readFileSync('src/client/app/theme/frame.css', 'utf8');
  const [light = '', dark = ''] = css.split("[data-color-scheme='dark']");
  const colorsIn = (block: string) =>
    [...block.slice(0, block.indexOf('}')).matchAll(/--([\w-]+): (#\w{6})/g)].map(
      ([, name = '', color = '']) => [name, color.toUpperCase()],
    );

  it.each([
    ['light', light.slice(light.indexOf('.frame {')), lightTokens],
    ['dark', dark, darkTokens],
  ])('has the colours of the %s scheme', (_, block, tokens) => {
    const colors = colorsIn(block);
    expect(colors.map(([name]) => name)).toEqual(['page', 'surface', 'line', 'outline', 'accent']);
    expect(tokens).toMatchObject(Object.fromEntries(colors));
  });

  it('has the fonts of the theme, whose lines break at the same words', () => {
    const [, fonts = ''] = /font-family:([^;]+);/.exec(css) ?? [];
    const names = fonts.split(',').map((name) => name.trim().replaceAll("'", '"'));
    expect(names.join(', ')).toBe(themeFor('my').typography.fontFamily);
  });

  it('names no other colour', () =>
    expect(css.match(/#[\da-f]{3,8}\b|rgb|hsl/gi)).toHaveLength(10));

  it('has the colours of the window, and the name of the service in both languages', () => {
    const html = readFileSync('public/index.html', 'utf8');
    expect(html).toContain(
      `(prefers-color-scheme: light)" content="${lightTokens.page.toLowerCase()}"`,
    );
    expect(html).toContain(
      `(prefers-color-scheme: dark)" content="${darkTokens.page.toLowerCase()}"`,
    );
    expect(html).toContain(`lang="en">${SERVICE_NAME}</p>`);
    expect(html).toContain(`lang="my">${BURMESE.t(SERVICE_NAME)}</p>`);
  });
});
