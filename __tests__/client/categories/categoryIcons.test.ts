import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CATEGORY_ICONS,
  iconUrl,
  iconName,
  presetIndex,
  stepInGrid,
} from '../../../src/client/features/categories/icons';
import { contrast } from '../shared/contrast';

const FOLDER = path.resolve(__dirname, '../../../public/icons');
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

describe('icons', () => {
  it('have stable URLs without a hash', () =>
    expect(iconUrl('category-twenty-five')).toBe('/build/icons/category-twenty-five.svg'));

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

describe('presets', () => {
  it('are 24 different drawings, and nothing else is beside them', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(CATEGORY_ICONS.map((name) => `${name}.svg`).sort());
    expect(new Set(CATEGORY_ICONS.map(read)).size).toBe(24);
  });

  it('count from one to twenty-five in hyphenated words, without seventeen', () => {
    expect(CATEGORY_ICONS[0]).toBe('category-one');
    expect(CATEGORY_ICONS.slice(15, 17)).toEqual(['category-sixteen', 'category-eighteen']);
    expect(CATEGORY_ICONS.slice(18, 20)).toEqual(['category-twenty', 'category-twenty-one']);
    expect(CATEGORY_ICONS[23]).toBe('category-twenty-five');
    expect(CATEGORY_ICONS.every((name) => /^category-[a-z]+(-[a-z]+)?$/.test(name))).toBe(true);
  });
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

describe.each(CATEGORY_ICONS)('%s', (name) => {
  it('is a well-formed SVG on the grid of 24 by 24', () => {
    expect(parse(name).querySelector('parsererror')).toBeNull();
    const root = parse(name).documentElement;
    expect(root.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(root.getAttribute('viewBox')).toBe('0 0 24 24');
    expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(['24', '24']);
  });

  it('weighs less than 1 kB', () => expect(Buffer.byteLength(read(name))).toBeLessThan(1000));

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
