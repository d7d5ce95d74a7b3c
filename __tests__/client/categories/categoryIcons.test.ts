import {
  CATEGORY_ICONS,
  iconUrl,
  iconName,
  presetIndex,
  stepInGrid,
} from '../../../src/client/features/categories/icons';

describe('icons', () => {
  it('have stable URLs without a hash', () => {
    expect(iconUrl('category-twenty-five')).toBe('/build/icons/category-twenty-five.svg');
  });

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
  it('are 24 different ones without seventeen', () => {
    expect(new Set(CATEGORY_ICONS).size).toBe(24);
    expect(CATEGORY_ICONS).toHaveLength(24);
    expect(CATEGORY_ICONS).not.toContain('category-seventeen');
  });

  it('count from one to twenty-five in hyphenated words', () => {
    expect(CATEGORY_ICONS[0]).toBe('category-one');
    expect(CATEGORY_ICONS.slice(15, 17)).toEqual(['category-sixteen', 'category-eighteen']);
    expect(CATEGORY_ICONS.slice(18, 20)).toEqual(['category-twenty', 'category-twenty-one']);
    expect(CATEGORY_ICONS[23]).toBe('category-twenty-five');
    expect(CATEGORY_ICONS.every((name) => /^category-[a-z]+(-[a-z]+)?$/.test(name))).toBe(true);
  });
});

describe('stepInGrid', () => {
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
  ])('leads with %s from %i to %s', (key, from, to) => {
    expect(stepInGrid(key, from, 24, 6)).toBe(to);
  });
});
