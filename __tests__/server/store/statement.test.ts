import { statement } from '../../../src/server/store/statement';
import type { ParameterOf } from '../../../src/server/store/statement';
import { inTransaction } from '../../../src/server/store/store';
import { startTestServer } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';

type Names = Readonly<Record<'from' | 'to', string>>;

let servers: [TestServer, TestServer];

beforeAll(async () => {
  servers = [await startTestServer(), await startTestServer()];
});

afterAll(async () => {
  for (const server of servers) await server.stop();
});

it('builds a query once for each store, and runs it with other values each time', async () => {
  let built = 0;
  const slugsBetween = statement((db, value: ParameterOf<Names>) => {
    built += 1;
    return db
      .selectFrom('permissions')
      .select('slug')
      .where('slug', '<', value('to'))
      .where('slug', '>=', value('from'))
      .orderBy('slug');
  });
  const run = async (from: string, to: string, server = servers[0]) =>
    (await slugsBetween(server.services.db, { from, to })).map(({ slug }) => slug);
  expect(await run('user', 'user-d')).toEqual(['user-create']);
  expect(await run('slider-d', 'slider-f')).toEqual(['slider-delete', 'slider-edit']);
  expect(await run('user', 'user-d')).toEqual(['user-create']);
  expect(built).toBe(1);
  expect(await run('role', 'role-d', servers[1])).toEqual(['role-create']);
  expect(built).toBe(2);
});

it('runs in a transaction, and sees what that has written', async () => {
  const roleNames = statement((db, value: ParameterOf<Readonly<Record<'slug', string>>>) =>
    db.selectFrom('roles').select('name_en').where('slug', '=', value('slug')),
  );
  const { db } = servers[0].services;
  const [before] = await roleNames(db, { slug: 'admin' });
  const undone = inTransaction(db, async (trx) => {
    await trx.updateTable('roles').set({ name_en: 'Chief' }).where('slug', '=', 'admin').execute();
    expect(await roleNames(trx, { slug: 'admin' })).toEqual([{ name_en: 'Chief' }]);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await roleNames(db, { slug: 'admin' })).toEqual([before]);
});
