import { createUser } from '../../../src/server/store/users';
import {
  addRole,
  adminFor,
  buildCategory,
  buildRole,
  dataOf,
  idsOf,
} from '../../helpers/server/content';

const { server, admin } = adminFor('all');

const search = (path: string, query: Record<string, string>) =>
  admin.get(`/api/${path}?${new URLSearchParams(query).toString()}`);

async function namesFound(query: string): Promise<string[]> {
  const response = await search('categories/search/parents', { query });
  return dataOf<{ name: string }[]>(response).map(({ name }) => name);
}

describe('text', () => {
  const NAMES = ['မိုးလေဝသ', 'ရန်\u200Bကုန် ၂၀၂၆', 'Cyclone Mocha', '100% ready', 'snake_case', 'wow!'];
  const OTHERS = ['100 metres', 'snakeXcase', 'back\\slash'];

  beforeAll(async () => {
    for (const name of [...NAMES, ...OTHERS]) {
      await admin.post('/api/categories', buildCategory({ name }));
    }
  });

  // `contract/fold` tests how texts are folded.
  it.each([
    ['လေ၀သ', ['မိုးလေဝသ']],
    ['ရန်ကုန်2026', ['ရန်\u200Bကုန် ၂၀၂၆'.replace('\u200B', '')]],
    ['  MOCHA\u200B ', ['Cyclone Mocha']],
    ['100%', ['100% ready']],
    ['e_c', ['snake_case']],
    ['\\', ['back\\slash']],
    ['w!', ['wow!']],
    ["' or 1=1 --", []],
    ['mocha cyclone', []],
  ])('finds "%s"', async (query, expected) => expect(await namesFound(query)).toEqual(expected));

  it('finds everything for a query without visible characters', async () => {
    const response = await search('categories/search/parents', { query: ' \u200B' });
    expect(response.json<{ total: number }>().total).toBe(NAMES.length + OTHERS.length);
  });

  it('finds a category by its new name and no longer by its old one', async () => {
    await admin.put('/api/categories/1', buildCategory({ name: 'နေပူ' }));
    expect(await namesFound('နေ')).toEqual(['နေပူ']);
    expect(await namesFound('လေဝသ')).toEqual([]);
  });
});

describe('what is searched', () => {
  it('is both names of a role, separately', async () => {
    const name = { en: 'Forecaster', mm: 'ခန့်မှန်းသူ' };
    await admin.post('/api/roles', buildRole({ name }));
    const totals = async (query: string) => idsOf(await search('roles/search', { query }));
    expect(await totals('CAST')).toHaveLength(1);
    expect(await totals('မှန်း')).toHaveLength(1);
    expect(await totals('casterခန့်')).toEqual([]);
    expect(await totals('caster ခန့်')).toEqual([]);
  });

  it('is the name and the e-mail address of a user', async () => {
    const user = {
      name: 'ဒေါ်လှလှ',
      email: 'HlaHla@Example.org',
      role_id: await addRole(server, 'r'),
    };
    const passwords = { password: 'secret1', password_confirmation: 'secret1' };
    const { id } = dataOf(await admin.post('/api/users', { ...user, ...passwords }));
    for (const query of ['လှ', 'hlahla@', 'HLA']) {
      expect(idsOf(await search('users/search', { query }))).toEqual([id]);
    }
  });

  it('is only the children of the given parent', async () => {
    const create = async (more: object) =>
      dataOf(await admin.post('/api/categories', buildCategory(more))).id;
    const [rain, wind] = [await create({ name: 'Rain' }), await create({ name: 'Rain and wind' })];
    await create({ name: 'Rainfall', level: 2, parent_id: rain });
    const child = await create({ name: 'Rainfall', level: 2, parent_id: wind });
    const found = async (path: string) => idsOf(await search(path, { query: 'rain' }));
    expect(await found(`categories/search/children/${wind}`)).toEqual([child]);
    expect(await found('categories/search/parents')).toEqual([rain, wind]);
  });
});

describe('dates', () => {
  /** Yangon is six and a half hours ahead: its 5 June begins at 17:30 UTC on the 4th. */
  const BIRTHDAYS = {
    'last of the 4th': '2026-06-04T17:29:59.999Z',
    'first of the 5th': '2026-06-04T17:30:00.000Z',
    'last of the 5th': '2026-06-05T17:29:59.999Z',
    'first of the 6th': '2026-06-05T17:30:00.000Z',
  };

  beforeAll(async () => {
    const roleId = await addRole(server, 'dated');
    for (const [name, instant] of Object.entries(BIRTHDAYS)) {
      const user = { name, email: `${instant}@x.org`, passwordHash: '', roleId };
      await createUser(server.services.db, user, new Date(instant));
    }
  });

  it('include both days in Yangon', async () => {
    const days = { query: ' of the ', start_date: '2026-06-05', end_date: '2026-06-05' };
    const users = dataOf<{ name: string }[]>(await search('users/search', days));
    expect(users.map(({ name }) => name)).toEqual(['last of the 5th', 'first of the 5th']);
  });

  it.each(['roles/search', 'categories/search/parents'])('narrow %s as well', async (path) => {
    const totalOf = async (day: string) =>
      (await search(path, { start_date: day })).json<{ total: number }>().total;
    expect(await totalOf('2026-06-05')).toBeGreaterThan(0);
    expect(await totalOf('2026-06-06')).toBe(0);
  });
});
