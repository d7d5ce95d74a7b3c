import { Ajv2020 } from 'ajv/dist/2020';
import { array, boolean, number, object, string } from 'yup';
import { announcementCreateSchema } from '../../../../src/contract/announcement';
import { categorySchema } from '../../../../src/contract/category';
import { roleCreateSchema, roleEditSchema } from '../../../../src/contract/role';
import { userCreateSchema } from '../../../../src/contract/user';
import { fromYup } from '../../../../src/server/http/openapi/fromYup';

it('describes types, lists, objects, choices and required fields', () => {
  const schema = object({
    name: string().required(),
    note: string(),
    level: number().oneOf([1, 2]).required(),
    isOpen: boolean().nullable().default(null),
    tags: array(string().defined()).required().min(2),
  });
  expect(fromYup(schema)).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string' },
      note: { type: 'string' },
      level: { type: 'number', enum: [1, 2] },
      isOpen: { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
      tags: { type: 'array', items: { type: 'string' }, minItems: 2 },
    },
    required: ['name', 'level', 'tags'],
  });
});

it('treats an object as required if one of its properties is', () => {
  expect(fromYup(roleCreateSchema).required).toEqual(['name', 'permissions']);
  expect(fromYup(object({ filter: object({ text: string() }) })).required).toBeUndefined();
});

it('adds the meta of a schema', () => {
  expect(fromYup(string().meta({ maxLength: 3 }))).toEqual({ type: 'string', maxLength: 3 });
});

const names = { en: 'Duty', mm: 'တာဝန်' };
const user = { name: 'Mya', email: 'mya@example.org', role_id: 4 };
const passwords = { password: 'secret1', password_confirmation: 'secret1' };

// That they accept the bodies of all endpoints is tested with `openapi/document`.
describe('the schemas of the forms', () => {
  const takes = (schema: Parameters<typeof fromYup>[0], body: unknown) =>
    new Ajv2020({ validateFormats: false, strictTypes: false }).validate(fromYup(schema), body);

  it.each([
    ['a blank text', announcementCreateSchema, { text: ' ', type: 'warning' }],
    ['an unknown type', announcementCreateSchema, { text: 'Rain', type: 'danger' }],
    ['no icon', categorySchema, { name: 'Rain', icon: '', level: 1 }],
    ['a third level', categorySchema, { name: 'Rain', icon: '/a.svg', level: 3 }],
    ['an object for an id', userCreateSchema, { ...user, ...passwords, role_id: {} }],
    ['no permission', roleCreateSchema, { name: names, permissions: [] }],
    ['one name', roleEditSchema, { name: { en: 'Duty' }, permissions: [] }],
    ['a short password', userCreateSchema, { ...user, ...passwords, password: '12345' }],
    ['no e-mail address', userCreateSchema, { ...user, ...passwords, email: undefined }],
  ])('reject %s', (_case, schema, body) => {
    expect(takes(schema, JSON.parse(JSON.stringify(body)))).toBe(false);
  });
});
