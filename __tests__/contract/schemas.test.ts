import { categorySchema } from '../../src/contract/category';
import { isSameId } from '../../src/contract/ids';
import { roleCreateSchema, roleEditSchema } from '../../src/contract/role';
import { sliderEditSchema } from '../../src/contract/slider';
import { tagSchema } from '../../src/contract/tag';
import { tagKey } from '../../src/contract/tagName';
import { userCreateSchema } from '../../src/contract/user';
import { FORMS, messagesOf } from './forms';

const IMAGE = ['Please upload at least one slider image.'];
const file = { name: 'new.png', size: 1 };

it.each([
  [{ existing: [1, 2], removed: [2], images: [] }, []],
  [{ existing: [1], removed: [1], images: [file] }, []],
  [{ existing: [], removed: [], images: [file] }, []],
  [{ existing: [1] }, []],
  [{ existing: [1, 2], removed: [1, 2], images: [] }, IMAGE],
  [{ existing: [1, 2], removed: ['2', '1'], images: [] }, IMAGE],
  [{ existing: [], removed: [] }, IMAGE],
  [{ existing: [], removed: [5], images: [] }, IMAGE],
])('slider edit counts what remains of %j', (form, messages) =>
  expect(messagesOf(sliderEditSchema, form)).toEqual(messages),
);

describe('category', () => {
  const { valid } = FORMS['Category create, level 2'];

  it('knows only the levels 1 and 2', () =>
    expect([0, 1, 2, 3].filter((level) => categorySchema.isValidSync({ ...valid, level }))).toEqual(
      [1, 2],
    ));

  it('keeps the parent at level 2 and has none at level 1', () => {
    expect(categorySchema.validateSync(valid).parent_id).toBe(7);
    expect(categorySchema.validateSync({ ...valid, level: 1 }).parent_id).toBeNull();
  });
});

it('names are stored trimmed, without invisible characters and marks of direction', () => {
  const [sent, visible] = [' \u202Er\u00ADain\u200B ', 'rain'];
  const role = { name: { en: sent, mm: sent }, permissions: ['post-edit'] };
  const names = { en: visible, mm: visible };
  const category = { ...FORMS['Category create'].valid, name: sent };
  const user = { ...FORMS['User create'].valid, name: sent };
  expect(roleCreateSchema.validateSync(role).name).toEqual(names);
  expect(roleEditSchema.validateSync(role).name).toEqual(names);
  expect(tagSchema.validateSync({ name: sent }).name).toBe(visible);
  expect(categorySchema.validateSync(category).name).toBe(visible);
  expect(userCreateSchema.validateSync(user).name).toBe(visible);
});

it.each([
  ['Rain', ' rain\t'],
  ['Caf\u00E9', 'CAFE\u0301'],
  ['ရန်ကုန်', 'ရန်\u200Bကုန်\u200B'],
  ['က\u1037\u103A', 'က\u103A\u1037'],
  // Vowel signs, medials, anusvara, doubled signs, and letters that look alike.
  ['ဆိုင်ကလုန်း', 'ဆ\u102F\u102Dင်ကလုန်း'],
  ['ကျွန်း', 'က\u103D\u103Bန်း'],
  ['ကုံ', 'က\u1036\u102F'],
  ['မိုး', 'မိ\u102Dုး'],
  ['ဝန်ထုပ်', '၀န်ထုပ်'],
  ['ဉာဏ်', 'ဥာဏ်'],
  ['လမ်း ၅', 'လမ်း 5'],
])('the names %j and %j are of the same tag', (one, other) =>
  expect(tagKey(one)).toBe(tagKey(other)),
);

it.each([
  [1, '1', true],
  ['a1', 'a1', true],
  [1, '01', false],
])('the ids %j and %j are the same: %s', (a, b, expected) => expect(isSameId(a, b)).toBe(expected));

describe('the backdate of a post', () => {
  const FUTURE = ['Backdate cannot be in the future.'];
  const NO_DATE = ['Backdate must be a date, DD-MM-YYYY.'];

  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['2026-06-05T17:29:59Z', '05-06-2026', []],
    ['2026-06-05T17:29:59Z', '06-06-2026', FUTURE],
    ['2026-06-05T17:30:00Z', '06-06-2026', []],
    ['2026-05-20T00:00:00Z', '05-06-2026', FUTURE],
    ['2026-06-05T17:30:00Z', null, []],
    ['2026-06-05T17:30:00Z', undefined, []],
    ['2026-06-05T17:30:00Z', '31-02-2026', NO_DATE],
    ['2026-06-05T17:30:00Z', '2020-06-05', NO_DATE],
    ['2026-06-05T17:30:00Z', ' ', NO_DATE],
  ])('at %s, %j gives %j', (now, backdate, messages) => {
    jest.useFakeTimers({ now: new Date(now) });
    for (const form of ['Post create', 'Post edit'] as const) {
      const { schema, valid } = FORMS[form];
      expect(messagesOf(schema, { ...valid, backdate })).toEqual(messages);
    }
  });
});
