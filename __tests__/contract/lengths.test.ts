import { UPLOAD } from '../../src/contract/limits';
import { lengthOf, utf8Length } from '../../src/contract/lengths';
import { tagSchema } from '../../src/contract/tag';
import { passwordSchema } from '../../src/contract/user';
import { FORMS, messagesOf } from './forms';
import type { FormName } from './forms';

const names = (en: string, mm: string) => ({ name: { en, mm } });
const twice = (password: string) => ({ password, password_confirmation: password });
const texts = (field: string) => (text: string) => ({ [field]: text });

/**
 * docs/specification/forms.md#lengths: the form, its field filled with a text, the limit, the
 * label.
 */
const TABLE: [FormName, (text: string) => object, number, string][] = [
  ['Announcement create', texts('text'), 5000, 'Announcement text'],
  ['Announcement edit', texts('text'), 5000, 'Announcement text'],
  ['Role create', (text) => names(text, 'x'), 100, 'English name'],
  ['Role create', (text) => names('x', text), 100, 'Myanmar name'],
  ['Role edit', (text) => names(text, 'x'), 100, 'English name'],
  ['Role edit', (text) => names('x', text), 100, 'Myanmar name'],
  ['Category create', texts('name'), 100, 'Category name'],
  ['Category create', texts('icon'), 2000, 'Category icon'],
  ['Category edit', texts('name'), 100, 'Category name'],
  ['Post create', texts('title'), 255, 'Title'],
  ['Post edit', texts('title'), 255, 'Title'],
  ['User create', texts('name'), 255, 'Full name'],
  ['User create', twice, 255, 'Password'],
  ['User edit', texts('name'), 255, 'Full name'],
];

describe('the length of a text', () => {
  it.each(TABLE)('of %s is limited (%#)', (form, fill, max, label) => {
    const { schema, valid } = FORMS[form];
    const judge = (text: string) => messagesOf(schema, { ...valid, ...fill(text) });
    const message = `${label} must be at most ${max} characters.`;
    // A letter with two marks, an emoji of two UTF-16 units, a Latin letter.
    for (const text of ['ကို'.repeat(max / 3), '😀'.repeat(max), 'x'.repeat(max)]) {
      expect(judge(text)).toEqual([]);
    }
    for (const text of ['ကို'.repeat(max / 3 + 1), '😀'.repeat(max + 1), 'x'.repeat(max + 1)]) {
      expect(judge(text)).toEqual([message]);
    }
  });

  it('of a tag is limited', () => {
    expect(messagesOf(tagSchema, { name: ` ${'x'.repeat(100)} ` })).toEqual([]);
    const message = 'Tag name must be at most 100 characters.';
    expect(messagesOf(tagSchema, { name: 'x'.repeat(101) })).toEqual([message]);
  });

  it('of a description is limited in bytes', () => {
    for (const form of ['Post create', 'Post edit'] as const) {
      const { schema, valid } = FORMS[form];
      const judge = (description: string) => messagesOf(schema, { ...valid, description });
      expect(judge('x'.repeat(1_000_000))).toEqual([]);
      expect(judge('မ'.repeat(333_333))).toEqual([]);
      for (const text of ['x'.repeat(1_000_001), 'မ'.repeat(333_334), '😀'.repeat(250_001)]) {
        expect(judge(text)).toEqual(['Description must be at most 1 MB.']);
      }
    }
  });

  it('is asked about after what is required', () => {
    const blank = ' \u3000'.repeat(3000);
    const { schema, valid } = FORMS['Post create'];
    expect(messagesOf(schema, { ...valid, title: blank })[0]).toBe('Title is required.');
    expect(messagesOf(passwordSchema, blank)[0]).toBe('Password is required.');
    const notice = FORMS['Announcement edit'];
    expect(messagesOf(notice.schema, { ...notice.valid, text: blank })).toEqual([
      'Announcement text must be at most 5000 characters.',
    ]);
  });
});

const FILES = 'At most 20 files can be uploaded at once.';
const PERMISSIONS = 'At most 100 permissions can be selected.';
const TAGS = 'A post can have at most 50 tags.';
const photo = { name: 'flood.jpg', size: 1499 };

/** The form, its list, an entry, the maximum number of entries, and the message beyond it. */
const LISTS: [FormName, string, unknown, number, string][] = [
  ['Slider create', 'images', photo, UPLOAD.maxFiles, FILES],
  ['Slider edit', 'images', photo, UPLOAD.maxFiles, FILES],
  ['Role create', 'permissions', 'post-edit', 100, PERMISSIONS],
  ['Role edit', 'permissions', 'post-edit', 100, PERMISSIONS],
  ['Post create', 'tags', 1, 50, TAGS],
  ['Post edit', 'tags', 1, 50, TAGS],
  ['Post create', 'description_images', photo, UPLOAD.maxFiles, FILES],
  ['Post edit', 'description_images', photo, UPLOAD.maxFiles, FILES],
];

it.each(LISTS)('%s limits %s', (form, field, entry, max, message) => {
  const { schema, valid } = FORMS[form];
  const judge = (length: number) =>
    messagesOf(schema, { ...valid, [field]: Array.from({ length }, () => entry) });
  expect(judge(max)).toEqual([]);
  expect(judge(max + 1)).toEqual([message]);
});

it.each([
  ['', 0, 0],
  ['rain', 4, 4],
  ['é\u07FF', 2, 4],
  ['\u0800မိုး\uFFFF', 6, 18],
  ['😀', 1, 4],
])('counts %j as %i code points and %i bytes', (text, length, bytes) => {
  expect(lengthOf(text)).toBe(length);
  expect(utf8Length(text)).toBe(bytes);
  expect(Buffer.byteLength(text)).toBe(bytes);
});
