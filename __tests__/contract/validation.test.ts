import { FORMS, messagesOf } from './forms';
import type { FormName } from './forms';

type Change = Record<string, unknown>;

const NAMES = 'Please fill in both English and Myanmar names.';
const FUTURE = 'Backdate cannot be in the future.';
const name = (en: string, mm: string) => ({ name: { en, mm } });

/**
 * docs/specification/forms.md#validation-table: the form, a change of a valid input, the only
 * message.
 */
const TABLE: [FormName, Change, string][] = [
  ['Slider create', { images: [] }, 'Please upload at least one slider image.'],
  ['Slider edit', { removed: [1, 2] }, 'Please upload at least one slider image.'],
  ['Announcement create', { text: ' \n' }, 'Announcement text is required.'],
  ['Announcement create', { type: '' }, 'Type is required.'],
  ['Role create', name('\u200B', 'အယ်ဒီတာ'), 'English name is required.'],
  ['Role create', name('Editor', '\uFEFF'), 'Myanmar name is required.'],
  ['Role create', { permissions: [] }, 'At least one permission must be selected.'],
  ['Role edit', name('', 'အယ်ဒီတာ'), NAMES],
  ['Role edit', name('Editor', ''), NAMES],
  ['Category create', { name: '\u200B' }, 'Please enter category name.'],
  ['Category create', { icon: '' }, 'Please select a category icon.'],
  ['Category create, level 2', { parent_id: null }, 'Please select a parent category.'],
  ['Category create, level 2', { parent_id: '' }, 'Please select a parent category.'],
  ['Post create', { title: '\u200B\u00A0\t' }, 'Title is required.'],
  ['Post create', { category_id: '' }, 'Category is required.'],
  ['Post create', { tags: [] }, 'At least one tag is required.'],
  ['Post create', { type: '' }, 'Post type is required.'],
  ['Post create', { cover_image: null }, 'Cover photo is required.'],
  ['Post create', { description: '<p>&nbsp;\u200B</p>' }, 'Description  is required.'],
  ['Post create', { backdate: '01-01-2999' }, FUTURE],
  ['Post edit', { title: '' }, 'Title is required.'],
  ['Post edit', { tags: [] }, 'Please select at least one tag.'],
  ['Post edit', { description: '<p> </p>' }, 'Description must not be empty.'],
  ['Post edit', { type: '' }, 'Post type is required.'],
  ['Post edit', { category_id: '' }, 'Category is required.'],
  ['Post edit', { backdate: '01-01-2999' }, FUTURE],
  ['User create', { name: '' }, 'Full name is required.'],
  ['User create', { email: '' }, 'Email is required.'],
  ['User create', { email: 'hla@example' }, 'Email is invalid.'],
  [
    'User create',
    { password: 'short', password_confirmation: 'short' },
    'Password must be at least 6 characters.',
  ],
  [
    'User create',
    { password: '\u3164'.repeat(6), password_confirmation: '\u3164'.repeat(6) },
    'Password is required.',
  ],
  ['User create', { password_confirmation: '' }, 'Please confirm your password.'],
  ['User create', { password_confirmation: 'Secret' }, 'Passwords do not match.'],
  ['User create', { role_id: '' }, 'Role is required.'],
  ['User edit', { name: '' }, 'Full name is required.'],
  ['User edit', { email: ' \u200B' }, 'Email is required.'],
  ['User edit', { email: 'hla' }, 'Email is invalid.'],
  ['User edit', { role_id: '' }, 'Role is required.'],
  ['Change password', { new_password: 'other' }, 'New passwords do not match.'],
  ['Search box', { query: ' ' }, 'Please enter search text or select a date.'],
  ['Search box', { end_date: '2999-01-01' }, 'End date cannot be in the future.'],
  ['Search box', { start_date: '2999-01-01' }, 'Start date cannot be in the future.'],
  [
    'Search box',
    { start_date: '2026-01-02', end_date: '2026-01-01' },
    'End date cannot be before start date.',
  ],
];

describe('the validation table', () => {
  it.each(Object.keys(FORMS) as FormName[])('%s accepts a valid input', (form) =>
    expect(messagesOf(FORMS[form].schema, FORMS[form].valid)).toEqual([]),
  );

  it.each(TABLE)('%s with %j shows only "%s"', (form, change, message) => {
    const { schema, valid } = FORMS[form];
    expect(messagesOf(schema, { ...valid, ...change })).toEqual([message]);
  });
});

/** The messages of each form for an empty body. */
const EMPTY: [FormName, string[]][] = [
  [
    'Role create',
    [
      'English name is required.',
      'Myanmar name is required.',
      'At least one permission must be selected.',
    ],
  ],
  [
    'Post create',
    [
      ...['Title is required.', 'Category is required.', 'At least one tag is required.'],
      ...['Post type is required.', 'Cover photo is required.', 'Description  is required.'],
    ],
  ],
  [
    'User create',
    [
      ...['Full name is required.', 'Email is required.', 'Password is required.'],
      ...['Please confirm your password.', 'Role is required.'],
    ],
  ],
];

describe('several broken rules', () => {
  it.each(EMPTY)('%s reports each missing field once, in order', (form, messages) =>
    expect(messagesOf(FORMS[form].schema, {})).toEqual(messages),
  );

  it('reports every broken rule of a category at level 2', () =>
    expect(messagesOf(FORMS['Category create, level 2'].schema, { level: 2 })).toEqual([
      'Please enter category name.',
      'Please select a category icon.',
      'Please select a parent category.',
    ]));
});
