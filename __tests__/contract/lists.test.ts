import { UPLOAD } from '../../src/contract/limits';
import { FORMS, messagesOf } from './forms';
import type { FormName } from './forms';

const FILES = 'At most 20 files can be uploaded at once.';
const PERMISSIONS = 'At most 100 permissions can be selected.';
const TAGS = 'A post can have at most 50 tags.';
const photo = { name: 'flood.jpg', size: 1499 };

/** The form, its list, an entry, the maximum number of entries, and the message beyond it. */
const TABLE: [FormName, string, unknown, number, string][] = [
  ['Slider create', 'images', photo, UPLOAD.maxFiles, FILES],
  ['Slider edit', 'images', photo, UPLOAD.maxFiles, FILES],
  ['Role create', 'permissions', 'post-edit', 100, PERMISSIONS],
  ['Role edit', 'permissions', 'post-edit', 100, PERMISSIONS],
  ['Post create', 'tags', 1, 50, TAGS],
  ['Post edit', 'tags', 1, 50, TAGS],
  ['Post create', 'description_images', photo, UPLOAD.maxFiles, FILES],
  ['Post edit', 'description_images', photo, UPLOAD.maxFiles, FILES],
];

it.each(TABLE)('%s limits %s', (form, field, entry, max, message) => {
  const { schema, valid } = FORMS[form];
  const judge = (length: number) =>
    messagesOf(schema, { ...valid, [field]: Array.from({ length }, () => entry) });
  expect(judge(max)).toEqual([]);
  expect(judge(max + 1)).toEqual([message]);
});
