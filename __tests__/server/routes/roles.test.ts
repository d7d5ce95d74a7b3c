import { PERMISSION_GROUPS, PERMISSION_SLUGS } from '../../../src/contract/permissions';
import { startTestServer } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';
import { adminOf, buildRole, dataOf, refusal } from '../../helpers/server/content';
import type { Client } from '../../helpers/server/content';

let server: TestServer;
let admin: Client;

async function start(): Promise<void> {
  server = await startTestServer();
  admin = await adminOf(server);
}

const stop = () => server.stop();

const NAME = { en: 'Forecaster', mm: 'ခန့်မှန်းသူ' };
const create = (body: object) => admin.post('/api/roles', body);
const slugFor = async (en: string) =>
  dataOf<{ slug: string }>(await create(buildRole({ name: { ...NAME, en } }))).slug;

describe('lists', () => {
  beforeEach(start);

  afterEach(stop);

  it('the permissions as a bare array, in their six groups', async () => {
    const permissions = (await admin.get('/api/roles/permissions')).json<{ group: string }[]>();
    expect(permissions).toHaveLength(PERMISSION_SLUGS.length);
    expect(permissions[0]).toEqual({
      id: 1,
      slug: 'slider-create',
      group: 'Slider',
      name: { en: 'Create slider' },
    });
    expect(new Set(permissions.map(({ group }) => group)).size).toBe(
      Object.keys(PERMISSION_GROUPS).length,
    );
  });

  it('roles with their names and the slugs of their permissions', async () => {
    await create({ name: NAME, permissions: ['post-edit', 'slider-edit'] });
    const [superAdmin, , , editor, forecaster] = dataOf<object[]>(await admin.get('/api/roles'));
    expect(superAdmin).toMatchObject({ slug: 'super-admin', permissions: PERMISSION_SLUGS });
    expect(editor).toMatchObject({
      permissions: PERMISSION_SLUGS.filter((slug) => !/^(role|user)-/.test(slug)),
    });
    expect(forecaster).toEqual({
      id: 5,
      slug: 'forecaster',
      name: NAME,
      permissions: ['slider-edit', 'post-edit'],
      version: 1,
    });
  });
});

describe('creating a role', () => {
  beforeEach(start);

  afterEach(stop);

  it('responds 201 with the role under data', async () => {
    const body = { name: { en: ' Forecaster ', mm: NAME.mm }, permissions: ['post-edit'] };
    const response = await create({ ...body, slug: 'super-admin', id: 1 });
    expect(response.statusCode).toBe(201);
    const role = { id: 5, slug: 'forecaster', name: NAME, permissions: ['post-edit'], version: 1 };
    expect(response.json()).toEqual({ data: role });
    expect((await admin.get('/api/roles/5')).json()).toEqual({ data: role });
  });

  it('never assigns a privileged slug, not even an unused one', async () => {
    await server.services.db.deleteFrom('roles').where('slug', '=', 'tech-admin').execute();
    expect(await slugFor('Tech Admin')).toBe('tech-admin-2');
  });

  it('gives two roles with one English name different slugs', async () => {
    expect(await slugFor('Desk')).toBe('desk');
    const other = { en: 'desk', mm: 'အခြား' };
    expect(dataOf(await create(buildRole({ name: other })))).toMatchObject({ slug: 'desk-2' });
  });

  it('gives a role that is merely named Admin no power', async () => {
    const body = { name: { ...NAME, en: 'Admin' }, permissions: ['slider-create'] };
    const { id } = dataOf(await create(body));
    expect(dataOf(await admin.get(`/api/roles/${id}`))).toMatchObject({
      permissions: ['slider-create'],
    });
  });

  it('ignores a duplicate permission', async () => {
    const permissions = ['post-edit', 'post-edit'];
    expect(dataOf(await create(buildRole({ permissions })))).toMatchObject({
      permissions: ['post-edit'],
    });
  });

  it('refuses a role whose names both match those of another', async () => {
    await create(buildRole({ name: NAME }));
    const response = await create(
      buildRole({ name: { en: 'FORECASTER', mm: `${NAME.mm}\u200B` } }),
    );
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual(refusal('name.en', 'A role with these names already exists.'));
  });

  it('lets only one of two concurrent creates have its names', async () => {
    const responses = await Promise.all([1, 2].map(() => create(buildRole({ name: NAME }))));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });
});

describe('a role', () => {
  beforeAll(start);

  afterAll(stop);

  it.each([
    ['Weather Desk (Night)', 'weather-desk-night'],
    ['ခန့်မှန်းသူ', 'ခန့်မှန်းသူ'],
    ['☔', 'role'],
    ['Admin', 'admin-2'],
    ['Super_Admin', 'super-admin-2'],
    ['TECH  admin!', 'tech-admin-2'],
  ])('named "%s" has the slug %s', async (en, slug) => {
    expect(await slugFor(en)).toBe(slug);
  });

  const NAMES = {
    'name.en': ['English name is required.'],
    'name.mm': ['Myanmar name is required.'],
  };
  const NO_PERMISSION = { permissions: ['At least one permission must be selected.'] };

  it.each([
    [{}, { ...NAMES, ...NO_PERMISSION }],
    [
      { name: { en: ' ', mm: '\u200B' }, permissions: [] },
      { ...NAMES, ...NO_PERMISSION },
    ],
    [{ name: 'Forecaster', permissions: ['post-edit'] }, NAMES],
    [{ name: NAME, permissions: 'post-edit' }, NO_PERMISSION],
    [
      { name: NAME, permissions: ['post-edit', 'post-burn'] },
      { permissions: ['The selected permission is invalid.'] },
    ],
  ])('is refused as %j with 422', async (body, errors) => {
    const response = await create(body);
    expect(response.statusCode).toBe(422);
    expect(response.json<{ errors: object }>().errors).toEqual(errors);
  });

  it('that is unknown gets 404, and its deletion 405', async () => {
    for (const id of ['99', 'abc', 'search1']) {
      expect((await admin.get(`/api/roles/${id}`)).statusCode).toBe(404);
      expect((await admin.put(`/api/roles/${id}`, buildRole())).statusCode).toBe(404);
    }
    expect((await admin.delete('/api/roles/1')).statusCode).toBe(405);
  });
});
