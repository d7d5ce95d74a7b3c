import { categorySchema } from '../../src/contract/category';
import { isSameId } from '../../src/contract/ids';
import { roleCreateSchema, roleEditSchema } from '../../src/contract/role';
import { sliderEditSchema } from '../../src/contract/slider';
import { tagSchema } from '../../src/contract/tag';
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
  [1, '1', true],
  ['a1', 'a1', true],
  [1, '01', false],
])('the ids %j and %j are the same: %s', (a, b, expected) => expect(isSameId(a, b)).toBe(expected));

it('the standard schema interface names the field of each issue', async () => {
  const { issues } = await userCreateSchema['~standard'].validate({ email: 'x' });
  expect(issues?.map(({ path, message }) => [path, message])).toEqual([
    [['name'], 'Full name is required.'],
    [['email'], 'Email is invalid.'],
    [['password'], 'Password is required.'],
    [['password_confirmation'], 'Please confirm your password.'],
    [['role_id'], 'Role is required.'],
  ]);
});
