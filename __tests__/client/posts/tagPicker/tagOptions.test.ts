import {
  tagNamed,
  matchTags,
  optionName,
  namesIn,
  sortTags,
  typedOption,
} from '../../../../src/client/features/posts/tagPicker/tagOptions';
import { buildTag } from '../postScreen';

const names = ['Heavy Rain', 'rainbow', 'Rain', 'Flood', 'ခု\u103A\u1037'];
const tags = names.map((name, id) => buildTag(id, name));

it.each([
  ['flood', 'Flood'],
  [' FLOOD ', 'Flood'],
  ['Fl\u200Bood', 'Flood'],
  // Asat and the dot below may be typed in either order.
  ['ခု\u1037\u103A', 'ခု\u103A\u1037'],
  ['Flo', undefined],
])('finds by "%s" the existing tag %j', (text, name) =>
  expect(tagNamed(tags, text)?.name).toBe(name),
);

it.each([
  ['rain', ['Rain', 'rainbow', 'Heavy Rain']],
  ['OO', ['Flood']],
  ['ocean', []],
  ['', names],
])('offers for "%s" the tags that contain it, best first, and creation last', (text, found) => {
  const offered = matchTags([...tags, { names: ['new'] }], text);
  expect(offered.map(optionName)).toEqual([...found, 'new']);
});

it.each([
  [' RAIN ', 'Rain'],
  ['rai', 'new'],
])('takes for "%s" alone %j', (text, name) => {
  const typed = typedOption([...tags, { names: ['new'] }], text);
  expect(typed && optionName(typed)).toBe(name);
  expect(typedOption(tags, 'rai')).toBeUndefined();
});

it('offers at most 1000 options, and still finds the others', () => {
  const many = Array.from({ length: 1005 }, (_, id) => buildTag(id, `tag ${id}`));
  expect(matchTags(many, '')).toHaveLength(1000);
  expect(matchTags([...many, { names: ['new'] }], '')).toHaveLength(1000);
  expect(matchTags(many, 'tag 1004').map(optionName)).toEqual(['tag 1004']);
});

it('finds a tag by another spelling, and by its own if a store has both', () => {
  const [wa, zero] = [buildTag(1, 'မိုးလေဝသ'), buildTag(2, 'မိုးလေ၀သ')];
  expect(matchTags([wa], 'လေ၀သ')).toEqual([wa]);
  expect(tagNamed([wa], ' မိုးလေ၀သ ')).toBe(wa);
  expect(tagNamed([wa, zero], ' မိုးလေ၀သ ')).toBe(zero);
});

it('sorts by name, in Burmese as its dictionaries do', () => {
  const unsorted = ['Rain', 'ကျောင်း', 'flood', 'ကန်', 'ကား', 'ကခ'].map((name, id) =>
    buildTag(id, name),
  );
  const sorted = ['flood', 'Rain', 'ကခ', 'ကား', 'ကန်', 'ကျောင်း'];
  expect(sortTags(unsorted).map(optionName)).toEqual(sorted);
});

it.each([
  ['flood\r\nstorm\r\nwind\r\n', ['flood', 'storm', 'wind']],
  ['flood\tstorm, wind; သဘာဝ၊ မိုး', ['flood', 'storm', 'wind', 'သဘာဝ', 'မိုး']],
  ['Flood, storm, FLOOD,, \u200B', ['Flood', 'storm']],
  ['heavy rain', null],
  ['flood\n', null],
  [Array.from({ length: 51 }, (_, index) => `tag ${index}`).join(), null],
  [`flood,${'x'.repeat(101)}`, null],
])('reads the pasted list %j as %j', (text, list) => expect(namesIn(text)).toEqual(list));
