import { array, number, object, string } from 'yup';
import type { Schema } from 'yup';
import { atMost, visibleName } from '../../../src/contract/fields';
import { postEditSchema } from '../../../src/contract/post';
import { roleCreateSchema } from '../../../src/contract/role';
import { passwordSchema } from '../../../src/contract/user';
import { HttpError } from '../../../src/server/http/errors';
import { toStoreId, validate } from '../../../src/server/http/input';

const schema = object({
  title: string().required('Title is required.').min(3, 'Title is short.'),
  name: object({ en: string().defined() }),
  count: number(),
  tags: array(string().required()).required(),
});

async function failure(value: unknown, rules: Schema = schema): Promise<HttpError> {
  const error: unknown = await validate(rules, value).catch((reason: unknown) => reason);
  if (error instanceof HttpError) return error;
  throw new Error('The value was taken.');
}

it('returns the value as the schema casts it, without unknown fields', async () => {
  const value = { title: 'Rain', name: { en: 'x', odd: 1 }, count: '7', tags: [], odd: true };
  const expected = { title: 'Rain', name: { en: 'x' }, count: 7, tags: [] };
  expect(await validate(schema, value)).toEqual(expected);
});

it('puts texts into NFC, but neither passwords nor HTML', async () => {
  const rain = 'အော\u103A\u1037';
  const fields = {
    name: visibleName('x', atMost(100, 'Name')),
    password: passwordSchema,
    description: postEditSchema.fields.description,
  };
  const value = { name: rain, password: `${rain}123`, description: `<p>${rain}</p>` };
  const expected = { ...value, name: rain.normalize('NFC') };
  expect(expected).not.toEqual(value);
  expect(await validate(object(fields), value)).toEqual(expected);
});

it('responds with 422 with the first message of each field, by its path', async () => {
  const error = await failure({ title: '', name: {}, tags: ['a', null] });
  expect(error.status).toBe(422);
  expect(error.message).toBe('Title is required.');
  expect(error.errors).toEqual({
    title: ['Title is required.'],
    'name.en': ['This field is required.'],
    'tags[1]': ['This field is required.'],
  });
});

it('does not repeat a value of the wrong type', async () => {
  const error = await failure({ title: { a: 'secret' }, name: { en: 'x' }, tags: 'secret' });
  expect(error.errors).toEqual({
    title: ['This value has the wrong type.'],
    tags: ['This value has the wrong type.'],
  });
});

it.each([
  [200_000, null],
  [300_000, {}],
])('looks at one entry more than a list may have: of %i times %j', async (length, value) => {
  const permissions = Array.from({ length }, () => value);
  const message = 'At most 100 permissions can be selected.';
  const { errors } = await failure({ name: { en: 'a', mm: 'b' }, permissions }, roleCreateSchema);
  expect(errors).toMatchObject({ permissions: [message] });
  expect(JSON.stringify(errors).length).toBeLessThan(20_000);
});

it.each([1, '2147483647'])('reads the id %j', (id) => expect(toStoreId(id)).toBe(Number(id)));

it.each([
  ...['0', '-1', '1.5', '01', 'abc', '1e0', '4294967297', '9'.repeat(20), '', ' ', '1\0', "'"],
  ...[null, { id: 1 }, [1], 1.5],
])('reads no id in %j', (sent) => expect(toStoreId(sent)).toBeNull());
