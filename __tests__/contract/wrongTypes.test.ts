import { FORMS, messagesOf } from './forms';
import type { FormName } from './forms';

const TEXT = [null, undefined, {}, []];
const CHOICE = [null, undefined, {}, [], 7, 'toString'];
const LIST = [null, undefined, {}, 7, []];
const NAMES = [null, undefined, [], 'Editor', { en: {}, mm: 'x' }, { en: 'x' }, { mm: [] }];
const ODD = [null, undefined, 7, NaN, true, 'x', [], [null], [{}], {}, { en: null }];
const ABSENT = [null, undefined];

/** Values of wrong types. Each gets the message of an empty field, and only that. */
const TABLE: [FormName, string, unknown[], string][] = [
  ['Slider create', 'images', LIST, 'Please upload at least one slider image.'],
  ['Announcement create', 'text', TEXT, 'Announcement text is required.'],
  ['Announcement create', 'type', CHOICE, 'Type is required.'],
  ['Role create', 'permissions', LIST, 'At least one permission must be selected.'],
  ['Role edit', 'name', NAMES, 'Please fill in both English and Myanmar names.'],
  ['Category create', 'name', TEXT, 'Please enter category name.'],
  ['Category create', 'icon', TEXT, 'Please select a category icon.'],
  ['Category create, level 2', 'parent_id', ABSENT, 'Please select a parent category.'],
  ['Post create', 'title', TEXT, 'Title is required.'],
  ['Post create', 'category_id', TEXT, 'Category is required.'],
  ['Post create', 'tags', LIST, 'At least one tag is required.'],
  ['Post create', 'type', CHOICE, 'Post type is required.'],
  ['Post create', 'cover_image', ABSENT, 'Cover photo is required.'],
  ['Post create', 'description', TEXT, 'Description  is required.'],
  ['Post edit', 'tags', LIST, 'Please select at least one tag.'],
  ['Post edit', 'description', TEXT, 'Description must not be empty.'],
  ['User edit', 'name', TEXT, 'Full name is required.'],
  ['User edit', 'email', TEXT, 'Email is required.'],
  ['User edit', 'role_id', ABSENT, 'Role is required.'],
  ['User create', 'password_confirmation', TEXT, 'Please confirm your password.'],
  ['Change password', 'new_password_confirmation', TEXT, 'New passwords do not match.'],
];

const CASES = TABLE.flatMap(([form, field, values, message]) =>
  values.map((value) => ({ form, field, value, message })),
);

it.each(CASES)('$form with $value as $field shows only "$message"', (given) => {
  const { schema, valid } = FORMS[given.form];
  expect(messagesOf(schema, { ...valid, [given.field]: given.value })).toEqual([given.message]);
});

it.each(Object.keys(FORMS) as FormName[])('%s never throws on them', (form) => {
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
