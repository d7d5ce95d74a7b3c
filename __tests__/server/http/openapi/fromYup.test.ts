import { Ajv2020 } from 'ajv/dist/2020';
import { announcementCreateSchema } from '../../../../src/contract/announcement';
import { roleCreateSchema, roleEditSchema } from '../../../../src/contract/role';
import { fromYup } from '../../../../src/server/http/openapi/fromYup';

// The schemas of the forms are compared with `docs/openapi.json`.
it.each([
  ['a blank text', announcementCreateSchema, { text: ' ', type: 'warning' }],
  ['an unknown type', announcementCreateSchema, { text: 'Rain', type: 'danger' }],
  ['an unknown area', announcementCreateSchema, { text: 'Rain', type: 'warning', areas: ['x'] }],
  ['no permission', roleCreateSchema, { name: { en: 'Duty', mm: 'တာဝန်' }, permissions: [] }],
  ['one name', roleEditSchema, { name: { en: 'Duty' }, permissions: [] }],
])('rejects %s', (_case, schema, body) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  expect(ajv.validate(fromYup(schema), body)).toBe(false);
});
