import { buildCategory, clientOf, dataOf } from '../helpers/server/content';
import { anyPostgres, describeWithPostgres } from '../helpers/server/postgresCluster';
import { statusesOf, TwoServers } from '../helpers/server/twoServers';

const ONE_OF_SIX = [201, 422, 422, 422, 422, 422];

let postgres: Awaited<ReturnType<typeof anyPostgres>>;
let two: TwoServers;

describeWithPostgres('calls to two servers at the same time', () => {
  beforeAll(async () => {
    postgres = await anyPostgres();
  });

  afterAll(() => postgres.remove());

  beforeEach(async () => {
    two = await TwoServers.start(postgres.url);
  });

  afterEach(() => two.stop());

  it.each([
    ['/api/categories', buildCategory({ name: 'Rain' }), ONE_OF_SIX],
    ['/api/tags', { name: 'Rain' }, [200, 200, 200, 200, 200, 201]],
    ['/api/roles', { name: { en: 'Rain', mm: 'မိုး' }, permissions: ['post-edit'] }, ONE_OF_SIX],
  ])('give a name at %s only once', async (url, body, statuses) => {
    const create = () => two.race((server) => clientOf(server, two.headers).post(url, body));
    expect(statusesOf(await create())).toEqual(statuses);
  });

  it('give an e-mail address to one user only', async () => {
    const password = 'secret1';
    const user = { name: 'Hla', email: 'hla@example.org', role_id: 4 };
    const body = { ...user, password, password_confirmation: password };
    const responses = await two.race((server) =>
      clientOf(server, two.headers).post('/api/users', body),
    );
    const [created, ...others] = statusesOf(responses);
    expect(created).toBe(201);
    // A server hashes one password of an account at a time and refuses more.
    expect(others.filter((status) => status !== 422 && status !== 503)).toEqual([]);
  });

  it('create one announcement', async () => {
    const rain = { text: 'Rain', type: 'warning' };
    const create = () =>
      two.race((server) => clientOf(server, two.headers).post('/api/announcements', rain));
    expect(statusesOf(await create())).toEqual([201, 409, 409, 409, 409, 409]);
    expect(statusesOf(await create())).toEqual([409, 409, 409, 409, 409, 409]);
  });

  it('run a request once that is sent several times with one key', async () => {
    const headers = { ...two.headers, 'idempotency-key': 'the-key-of-one-save' };
    const text = { text: 'Storm', type: 'warning' };
    const responses = await two.race((server) =>
      clientOf(server, headers).post('/api/announcements', text),
    );
    expect(statusesOf(responses)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(new Set(responses.map((response) => dataOf(response).id)).size).toBe(1);
  });

  it('leave one privileged user where two take the role from each other', async () => {
    const { db } = two.servers[0].services;
    const users = await db.selectFrom('users').select(['id', 'name', 'email']).execute();
    expect(users).toHaveLength(2);
    await Promise.all(
      two.clients.map((client, index) =>
        client.put(`/api/users/${users[index]?.id}`, { ...users[index], role_id: 4 }),
      ),
    );
    const left = await db.selectFrom('users').select('id').where('role_id', '!=', 4).execute();
    expect(left).toHaveLength(1);
  });

  it('keep categories at two levels where two become children of each other', async () => {
    const [first, second] = two.clients;
    for (const name of ['Rain', 'Wind'])
      await first.post('/api/categories', buildCategory({ name }));
    const under = (parent_id: number) => buildCategory({ level: 2, parent_id });
    const responses = await Promise.all([
      first.put('/api/categories/1', under(2)),
      second.put('/api/categories/2', under(1)),
    ]);
    expect(statusesOf(responses)).toEqual([200, 422]);
  });
});
