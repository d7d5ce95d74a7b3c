import { MAX_ROLES } from '../../../src/contract/limits';
import { PERMISSION_SLUGS } from '../../../src/contract/permissions';
import { countRoles, createRole } from '../../../src/server/store/roles';
import { inTransaction } from '../../../src/server/store/engine/store';
import { addRole, adminFor, buildRole, dataOf, expectRefusal } from '../../helpers/server/content';

const { server, admin } = adminFor('each');

const NAME = { en: 'Forecaster', mm: 'ခန့်မှန်းသူ' };
const create = (body: object) => admin.post('/api/roles', body);
const slugFor = async (en: string) =>
  dataOf<{ slug: string }>(await create(buildRole({ name: { ...NAME, en } }))).slug;

describe('lists', () => {
  it('the permissions as a bare array, in their six groups', async () => {
    const permissions = (await admin.get('/api/roles/permissions')).json<{ group: string }[]>();
    expect(permissions).toHaveLength(PERMISSION_SLUGS.length);
    expect(permissions[0]).toEqual({
      id: 1,
      slug: 'slider-create',
      group: 'Slider',
      name: { en: 'Create slider' },
    });
    expect(new Set(permissions.map(({ group }) => group)).size).toBe(6);
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
  it('responds 201 with the role under data', async () => {
    const permissions = ['post-edit', 'post-edit'];
    const body = { name: { en: ' Forecaster ', mm: NAME.mm }, permissions };
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

  it('refuses a role whose names both match those of another', async () => {
    await create(buildRole({ name: NAME }));
    const response = await create(
      buildRole({ name: { en: 'FORECASTER', mm: `${NAME.mm}\u200B` } }),
    );
    expectRefusal(response, 'name.en', 'A role with these names already exists.');
  });

  it('derives its slug from the English name, but none that is taken or privileged', async () => {
    for (const [en, slug] of [
      ['Weather Desk (Night)', 'weather-desk-night'],
      ['ခန့်မှန်းသူ', 'ခန့်မှန်းသူ'],
      ['☔', 'role'],
      ['Desk', 'desk'],
      ['Admin', 'admin-2'],
      ['Super_Admin', 'super-admin-2'],
      ['TECH  admin!', 'tech-admin-2'],
    ] as const) {
      expect(await slugFor(en)).toBe(slug);
    }
    const other = { en: 'desk', mm: 'အခြား' };
    expect(dataOf(await create(buildRole({ name: other })))).toMatchObject({ slug: 'desk-2' });
  });
});

it('has a maximum number of roles, also for concurrent requests', async () => {
  const { db, now } = server.services;
  await inTransaction(db, async (trx) => {
    for (let count = await countRoles(trx); count < MAX_ROLES - 1; count += 1) {
      const name = { en: `Desk ${count}`, mm: 'ဌာန' };
      await createRole(trx, { name, permissions: [], slug: `desk-${count}` }, now());
    }
  });
  const bodies = ['Night', 'Day'].map((en) => buildRole({ name: { ...NAME, en } }));
  const responses = await Promise.all(bodies.map(create));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  const response = await create(buildRole({ name: { ...NAME, en: 'Evening' } }));
  expectRefusal(response, 'name.en', 'There can be at most 1000 roles.');
});

describe('updating a role', () => {
  // Its id is 5.
  beforeEach(() => create({ name: NAME, permissions: ['slider-edit', 'post-edit'] }));

  const update = (body: object, id = 5) => admin.put(`/api/roles/${id}`, body);

  it('changes names and permissions, and keeps its slug', async () => {
    const name = { en: 'Admin', mm: 'အခြား' };
    const response = await update({ name, permissions: ['user-edit'] });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      data: { id: 5, slug: 'forecaster', name, permissions: ['user-edit'], version: 2 },
    });
  });

  it('leaves a privileged role all permissions', async () => {
    const response = await update(buildRole({ permissions: [] }), 2);
    expect(dataOf(response)).toMatchObject({ slug: 'admin', permissions: PERMISSION_SLUGS });
  });

  it('responds 422 to an unknown permission and to the names of another role', async () => {
    await addRole(server, 'other');
    const unknown = await update({ name: NAME, permissions: ['post-burn'] });
    const created = await create(buildRole({ permissions: ['post-edit', 'post-burn'] }));
    for (const response of [unknown, created]) {
      expectRefusal(response, 'permissions', 'The selected permission is invalid.');
    }
    const taken = await update({ name: { en: 'other', mm: 'Other' }, permissions: [] });
    expectRefusal(taken, 'name.en', 'A role with these names already exists.');
    expect(dataOf(await admin.get('/api/roles/5'))).toMatchObject({
      name: NAME,
      permissions: ['slider-edit', 'post-edit'],
    });
  });
});
