import { FORMS, messagesOf } from './forms';
import type { FormName } from './forms';

const MISSING = [null, undefined];
const TEXT = ['', ' \n', '\u200B\u00A0\t', {}, [], ...MISSING];
const CHOICE = ['', 'toString', 7, {}, [], ...MISSING];
const LIST = [[], {}, 7, ...MISSING];
const ID = ['', ...MISSING];
const AREAS = [null, 7, {}, '', 'MM-16', '["MM-16"]', ['MM-08'], ['mm-16'], ['MM'], [7], [null]];
const HTML = ['<p> </p>', '<p>&nbsp;\u200B</p>', {}, [], ...MISSING];
const NAMES = [
  ...[{ en: '', mm: 'x' }, { en: 'x', mm: '' }, { en: 'x' }, { en: {}, mm: 'x' }, { mm: [] }],
  ...['Editor', [], ...MISSING],
];

/**
 * docs/specification/forms.md#validation-table: the form, a field, values that are blank or of
 * wrong types, and the only message for each.
 */
const TABLE: [FormName, string, unknown[], string][] = [
  ['Slider create', 'images', LIST, 'Please upload at least one slider image.'],
  ['Slider edit', 'removed', [[1, 2]], 'Please upload at least one slider image.'],
  ['Announcement create', 'text', TEXT, 'Announcement text is required.'],
  ['Announcement create', 'type', CHOICE, 'Type is required.'],
  ['Announcement create', 'areas', AREAS, 'Choose areas of Myanmar.'],
  ['Announcement edit', 'areas', AREAS, 'Choose areas of Myanmar.'],
  ['Role create', 'name', [{ en: '\u200B', mm: 'အယ်ဒီတာ' }], 'English name is required.'],
  ['Role create', 'name', [{ en: 'Editor', mm: '\uFEFF' }], 'Myanmar name is required.'],
  ['Role create', 'permissions', LIST, 'At least one permission must be selected.'],
  ['Role edit', 'name', NAMES, 'Please fill in both English and Myanmar names.'],
  ['Category create', 'name', TEXT, 'Please enter category name.'],
  ['Category create', 'icon', TEXT, 'Please select a category icon.'],
  ['Category create, level 2', 'parent_id', ID, 'Please select a parent category.'],
  ['Post create', 'title', TEXT, 'Title is required.'],
  ['Post create', 'category_id', TEXT, 'Category is required.'],
  ['Post create', 'tags', LIST, 'At least one tag is required.'],
  ['Post create', 'type', CHOICE, 'Post type is required.'],
  ['Post create', 'cover_image', MISSING, 'Cover photo is required.'],
  ['Post create', 'description', HTML, 'Description  is required.'],
  ['Post edit', 'title', TEXT, 'Title is required.'],
  ['Post edit', 'category_id', TEXT, 'Category is required.'],
  ['Post edit', 'tags', LIST, 'Please select at least one tag.'],
  ['Post edit', 'type', CHOICE, 'Post type is required.'],
  ['Post edit', 'description', HTML, 'Description must not be empty.'],
  ['User create', 'name', TEXT, 'Full name is required.'],
  ['User create', 'email', TEXT, 'Email is required.'],
  ['User create', 'email', ['hla@example'], 'Email is invalid.'],
  ['User create', 'password_confirmation', ['', {}, ...MISSING], 'Please confirm your password.'],
  ['User create', 'password_confirmation', ['Secret'], 'Passwords do not match.'],
  ['User create', 'role_id', ID, 'Role is required.'],
  ['User edit', 'name', TEXT, 'Full name is required.'],
  ['User edit', 'email', TEXT, 'Email is required.'],
  ['User edit', 'role_id', ID, 'Role is required.'],
  ['Change password', 'new_password_confirmation', TEXT, 'New passwords do not match.'],
];

const CASES = TABLE.flatMap(([form, field, values, message]) =>
  values.map((value) => ({ form, field, value, message })),
);

const ALL = Object.keys(FORMS) as FormName[];

describe('the validation table', () => {
  it.each(ALL)('%s accepts a valid input', (form) =>
    expect(messagesOf(FORMS[form].schema, FORMS[form].valid)).toEqual([]),
  );

  it.each(CASES)('$form with $value as $field shows only "$message"', (given) => {
    const { schema, valid } = FORMS[given.form];
    expect(messagesOf(schema, { ...valid, [given.field]: given.value })).toEqual([given.message]);
  });
});

const ODD = [null, undefined, 7, NaN, true, 'x', [], [null], [{}], {}, { en: null }];

it.each(ALL)('%s never throws on odd values', (form) => {
  const { schema, valid } = FORMS[form];
  const bodies = Object.keys(valid).flatMap((field) =>
    ODD.map((value) => ({ ...valid, [field]: value })),
  );
  expect(() => [...bodies, ...ODD].map((body) => messagesOf(schema, body))).not.toThrow();
});

it('accepts ids as numbers and as strings', () => {
  const { schema, valid } = FORMS['Post create'];
  expect(messagesOf(schema, { ...valid, category_id: 4, tags: ['9', 9] })).toEqual([]);
});

it('never repeats a password in a message', () => {
  const { schema, valid } = FORMS['User create'];
  const messages = messagesOf(schema, { ...valid, password: { hidden: 'hunter2' } });
  expect(messages).toContain('Password is required.');
  expect(messages.join(' ')).not.toContain('hunter2');
});

/** The messages of each form for a body with this only. */
const EMPTY: [FormName, object, string[]][] = [
  [
    'Role create',
    {},
    [
      ...['English name is required.', 'Myanmar name is required.'],
      'At least one permission must be selected.',
    ],
  ],
  [
    'Post create',
    {},
    [
      ...['Title is required.', 'Category is required.', 'At least one tag is required.'],
      ...['Post type is required.', 'Cover photo is required.', 'Description  is required.'],
    ],
  ],
  [
    'User create',
    {},
    [
      ...['Full name is required.', 'Email is required.', 'Password is required.'],
      ...['Please confirm your password.', 'Role is required.'],
    ],
  ],
  [
    'Category create, level 2',
    { level: 2 },
    [
      ...['Please enter category name.', 'Please select a category icon.'],
      'Please select a parent category.',
    ],
  ],
];

it.each(EMPTY)('%s reports each missing field of %j once, in order', (form, body, messages) =>
  expect(messagesOf(FORMS[form].schema, body)).toEqual(messages),
);
