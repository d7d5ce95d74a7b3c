import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CATEGORY_ICONS } from '../../src/client/features/categories/icons';

const FOLDER = path.resolve(__dirname, '../../public/icons');
const ELEMENTS = ['svg', 'rect', 'path'];
/** Presentation attributes only: the policy the icons are served with refuses `style` and scripts. */
const ATTRIBUTES = [
  'xmlns width height viewBox fill stroke stroke-width stroke-linecap stroke-linejoin',
  'paint-order rx d',
].flatMap((line) => line.split(' '));
/** Backgrounds of an icon, in both schemes: surface, page and raised. */
const SURFACES = ['#ffffff', '#f5f7fa', '#15202b', '#0e1620', '#1b2836'];

const read = (name: string) => readFileSync(path.join(FOLDER, `${name}.svg`), 'utf8');
const parse = (name: string) => new DOMParser().parseFromString(read(name), 'image/svg+xml');
const elementsOf = (name: string) => [...parse(name).querySelectorAll('*')];

/** Relative luminance of `#rrggbb` as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (Number(light) + 0.05) / (Number(dark) + 0.05);
}

describe('category icons', () => {
  it('are the 24 presets of the contract and nothing else', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(CATEGORY_ICONS.map((name) => `${name}.svg`).sort());
  });

  it('are 24 different drawings', () => {
    expect(new Set(CATEGORY_ICONS.map(read)).size).toBe(24);
  });
});

describe.each(CATEGORY_ICONS)('%s', (name) => {
  it('is a well-formed SVG on the grid of 24 by 24', () => {
    expect(parse(name).querySelector('parsererror')).toBeNull();
    const root = parse(name).documentElement;
    expect(root.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(root.getAttribute('viewBox')).toBe('0 0 24 24');
    expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(['24', '24']);
  });

  it('weighs less than 1 kB', () => {
    expect(Buffer.byteLength(read(name))).toBeLessThan(1000);
  });

  it('consists of shapes with presentation attributes, without text, metadata or references', () => {
    const elements = elementsOf(name);
    const attributes = elements.flatMap((element) => element.getAttributeNames());
    expect(elements.map((element) => element.tagName)).toEqual(
      expect.arrayContaining(['rect', 'path']),
    );
    expect(elements.filter((element) => !ELEMENTS.includes(element.tagName))).toEqual([]);
    expect(attributes.filter((attribute) => !ATTRIBUTES.includes(attribute))).toEqual([]);
    expect(parse(name).documentElement.textContent.trim()).toBe('');
    expect(read(name)).not.toMatch(/<[!?]|url\(|https?:(?!\/\/www\.w3\.org\/2000\/svg")/);
  });

  it('has a badge that contrasts with every surface, and a glyph that contrasts with the badge', () => {
    const badge = parse(name).querySelector('rect')?.getAttribute('fill') ?? '';
    expect(badge).toMatch(/^#[0-9a-f]{6}$/);
    const weakest = Math.min(...SURFACES.map((surface) => contrast(badge, surface)));
    expect(weakest).toBeGreaterThanOrEqual(3);
  });

  it('uses no colour but white and that of its badge', () => {
    const badge = parse(name).querySelector('rect')?.getAttribute('fill') ?? '';
    const colours = elementsOf(name).flatMap((element) => [
      element.getAttribute('fill') ?? 'none',
      element.getAttribute('stroke') ?? 'none',
    ]);
    expect(new Set(colours)).toEqual(new Set(['none', '#fff', badge]));
  });
});
