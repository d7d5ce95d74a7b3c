import { categorySchema } from '../../src/contract/category';
import { roleCreateSchema, roleEditSchema } from '../../src/contract/role';
import { sliderEditSchema } from '../../src/contract/slider';
import { tagSchema } from '../../src/contract/tag';
import { userCreateSchema } from '../../src/contract/user';
import { FORMS } from './forms';
import { messagesOf } from './messagesOf';

const IMAGE = ['Please upload at least one slider image.'];
const file = { name: 'new.png', size: 1 };

describe('slider edit', () => {
  it.each([
    [{ existing: [1, 2], removed: [2], images: [] }, []],
    [{ existing: [1], removed: [1], images: [file] }, []],
    [{ existing: [], removed: [], images: [file] }, []],
    [{ existing: [1] }, []],
    [{ existing: [1, 2], removed: [1, 2], images: [] }, IMAGE],
    [{ existing: [1, 2], removed: ['2', '1'], images: [] }, IMAGE],
    [{ existing: [], removed: [] }, IMAGE],
    [{ existing: [], removed: [5], images: [] }, IMAGE],
  ])('counts what remains of %j', (form, messages) => {
    expect(messagesOf(sliderEditSchema, form)).toEqual(messages);
  });
});

describe('category', () => {
  const { valid } = FORMS['Category create, level 2'];

  it.each([{ name: '' }, { name: '\u200B' }, { icon: '' }, { parent_id: null }, { parent_id: '' }])(
    'is not valid with %j, so that an edit can silently stop',
    (change) => {
      expect(categorySchema.isValidSync({ ...valid, ...change })).toBe(false);
    },
  );

  it('knows only the levels 1 and 2', () => {
    expect([0, 1, 2, 3].filter((level) => categorySchema.isValidSync({ ...valid, level }))).toEqual(
      [1, 2],
    );
  });

  it('keeps the parent at level 2 and has none at level 1', () => {
    expect(categorySchema.validateSync(valid).parent_id).toBe(7);
    expect(categorySchema.validateSync({ ...valid, level: 1 }).parent_id).toBeNull();
  });
});

describe('names', () => {
  it('are stored trimmed', () => {
    const name = { en: ' Editor ', mm: ' အယ်ဒီတာ ' };
    const trimmed = { en: 'Editor', mm: 'အယ်ဒီတာ' };
    const permissions = ['post-edit'];
    expect(roleCreateSchema.validateSync({ name, permissions }).name).toEqual(trimmed);
    expect(roleEditSchema.validateSync({ name, permissions }).name).toEqual(trimmed);
    expect(tagSchema.validateSync({ name: ' flood ' })).toEqual({ name: 'flood' });
  });

  it('are stored without invisible characters and marks of direction', () => {
    const name = { en: '\u202Erotide', mm: 'အယ်\u200Bဒီတာ\u2069' };
    const visible = { en: 'rotide', mm: 'အယ်ဒီတာ' };
    const permissions = ['post-edit'];
    expect(roleCreateSchema.validateSync({ name, permissions }).name).toEqual(visible);
    expect(roleEditSchema.validateSync({ name, permissions }).name).toEqual(visible);
    expect(tagSchema.validateSync({ name: '\u202Egat olr' })).toEqual({ name: 'gat olr' });
    const { valid: category } = FORMS['Category create'];
    const shy = { ...category, name: 'Fl\u00ADood' };
    expect(categorySchema.validateSync(shy).name).toBe('Flood');
    const { valid: user } = FORMS['User create'];
    const hidden = { ...user, name: '\u200BDaw Hla\u200F' };
    expect(userCreateSchema.validateSync(hidden).name).toBe('Daw Hla');
  });

  it('are blank when they contain only invisible characters', () => {
    const name = { en: '\u200B', mm: '\uFEFF' };
    expect(messagesOf(roleCreateSchema, { name, permissions: ['post-edit'] })).toEqual([
      'English name is required.',
      'Myanmar name is required.',
    ]);
    expect(messagesOf(tagSchema, { name: '\u2060' })).toEqual(['Tag name is required.']);
  });
});

describe('as a form library asks', () => {
  it('a schema names the field of each issue', async () => {
    const { issues } = await userCreateSchema['~standard'].validate({ email: 'x' });
    expect(issues?.map(({ path, message }) => [path, message])).toEqual([
      [['name'], 'Full name is required.'],
      [['email'], 'Email is invalid.'],
      [['password'], 'Password is required.'],
      [['password_confirmation'], 'Please confirm your password.'],
      [['role_id'], 'Role is required.'],
    ]);
  });
});
