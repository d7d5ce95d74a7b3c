import { Ajv2020 } from 'ajv/dist/2020';
import { array, boolean, number, object, string } from 'yup';
import { announcementCreateSchema } from '../../../../src/contract/announcement';
import { roleCreateSchema, roleEditSchema } from '../../../../src/contract/role';
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

// The schemas of the forms are compared with `docs/openapi.json`.
it.each([
  ['a blank text', announcementCreateSchema, { text: ' ', type: 'warning' }],
  ['an unknown type', announcementCreateSchema, { text: 'Rain', type: 'danger' }],
  ['no permission', roleCreateSchema, { name: { en: 'Duty', mm: 'တာဝန်' }, permissions: [] }],
  ['one name', roleEditSchema, { name: { en: 'Duty' }, permissions: [] }],
])('rejects %s', (_case, schema, body) => {
  const ajv = new Ajv2020({ validateFormats: false, strictTypes: false });
  expect(ajv.validate(fromYup(schema), body)).toBe(false);
});
