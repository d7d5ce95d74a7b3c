import { presetIconUrl } from '../../../src/client/shared/ui/presetIcon';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CATEGORY_ICONS,
  iconName,
  presetIndex,
  stepInGrid,
} from '../../../src/client/features/categories/icons';
import { contrast } from '../shared/contrast';

const FOLDER = path.resolve(__dirname, '../../../public/icons');
const ELEMENTS = ['svg', 'rect', 'path'];
/**
 * Only presentation attributes, because the icons' content security policy refuses `style` and
 * scripts.
 */
const ATTRIBUTES = [
  'xmlns width height viewBox fill stroke stroke-width stroke-linecap stroke-linejoin',
  'paint-order rx d',
].flatMap((line) => line.split(' '));
/** Backgrounds of an icon, in both schemes: surface, page and raised. */
const SURFACES = ['#ffffff', '#f5f7fa', '#15202b', '#0e1620', '#1b2836'];

const read = (name: string) => readFileSync(path.join(FOLDER, `${name}.svg`), 'utf8');
const parse = (name: string) => new DOMParser().parseFromString(read(name), 'image/svg+xml');
const elementsOf = (name: string) => [...parse(name).querySelectorAll('*')];

describe('icons', () => {
  it('have stable URLs without a hash', () =>
    expect(presetIconUrl('category-twenty-five')).toBe('/build/icons/category-twenty-five.svg'));

  it.each([
    ['/build/icons/category-one.svg', 'category-one', 0],
    ['https://cdn.example.org/a/category-two.png?v=3', 'category-two', 1],
    ['/storage/category-eighteen.3f9a.svg#x', 'category-eighteen', 16],
    ['category-twenty-five', 'category-twenty-five', 23],
    ['/icons/category-seventeen.svg', 'category-seventeen', -1],
    ['/uploads/volcano.png', 'volcano', -1],
    ['', '', -1],
  ])('are matched by their base name: %s', (address, name, index) => {
    expect(iconName(address)).toBe(name);
    expect(presetIndex(address)).toBe(index);
  });
});

it('has 24 different presets, and nothing else beside them', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(CATEGORY_ICONS.map((name) => `${name}.svg`).sort());
  expect(new Set(CATEGORY_ICONS.map(read)).size).toBe(24);
});

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 5, 6],
  ['ArrowRight', 23, 23],
  ['ArrowLeft', 6, 5],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 2, 8],
  ['ArrowDown', 20, 20],
  ['ArrowUp', 8, 2],
  ['ArrowUp', 3, 3],
  ['Home', 15, 0],
  ['End', 2, 23],
  ['Enter', 2, null],
])('stepInGrid leads with %s from %i to %s', (key, from, to) =>
  expect(stepInGrid(key, from, 24, 6)).toBe(to),
);

it.each(CATEGORY_ICONS)('%s is a small drawing of plain shapes, seen on every surface', (name) => {
  const root = parse(name).documentElement;
  const elements = elementsOf(name);
  const attributesNamed = (attribute: string) =>
    elements.map((element) => element.getAttribute(attribute) ?? 'none');
  const badge = parse(name).querySelector('rect')?.getAttribute('fill') ?? '';

  expect(parse(name).querySelector('parsererror')).toBeNull();
  expect(root.namespaceURI).toBe('http://www.w3.org/2000/svg');
  const size = ['width', 'height', 'viewBox'].map((attribute) => root.getAttribute(attribute));
  expect(size).toEqual(['24', '24', '0 0 24 24']);
  expect(Buffer.byteLength(read(name))).toBeLessThan(1000);

  expect(new Set(elements.map(({ tagName }) => tagName))).toEqual(new Set(ELEMENTS));
  const attributes = elements.flatMap((element) => element.getAttributeNames());
  expect(attributes.filter((attribute) => !ATTRIBUTES.includes(attribute))).toEqual([]);
  expect(root.textContent.trim()).toBe('');
  expect(read(name)).not.toMatch(/<[!?]|url\(|https?:(?!\/\/www\.w3\.org\/2000\/svg")/);

  const colours = [...attributesNamed('fill'), ...attributesNamed('stroke')];
  expect(new Set(colours)).toEqual(new Set(['none', '#fff', badge]));
  for (const surface of SURFACES) expect(contrast(badge, surface)).toBeGreaterThanOrEqual(3);
});
