import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AuditRecord } from '../../../../src/contract/audit';
import type { SessionInfo } from '../../../../src/contract/session';
import {
  addAuditRecord,
  REFUSAL,
  refuseRecords,
  shown,
  trailOf,
} from '../../../helpers/server/audit';
import {
  addRole,
  adminFor,
  buildCategory,
  buildUserForm,
  clientOf,
  dataOf,
  expectRefusal,
  idsOf,
} from '../../../helpers/server/content';
import type { TestResponse } from '../../../helpers/server/content';
import { deskFor, postOf } from '../../../helpers/server/posts';
import { changePassword, sessionOf, tokenIn } from '../../../helpers/server/recovery';
import {
  addUser,
  ADMIN,
  buildUser,
  lastUser,
  logIn,
  post,
  signIn,
  startedFor,
} from '../../../helpers/server/testServer';

describe('the list', () => {
  const { server, admin } = adminFor('each');

  const list = (query = '') => admin.get(`/api/audit${query}`);

  it('responds with a page of events, the newest first, whatever the clock said', async () => {
    server.clock.advance(60);
    await addAuditRecord(server);
    server.clock.advance(-60);
    const description = '<p>Rain</p>'.repeat(10_000);
    const before = { id: 3, title: 'Rain', description };
    const after = { id: 3, title: 'ရ'.repeat(300), description: 'မိုး' };
    await addAuditRecord(server, { action: 'update', entity: 'post', entityId: 3, before, after });
    const failure = { action: 'sign-in-failed', entity: 'user', user: null, after: null } as const;
    await addAuditRecord(server, failure);
    const detail = (await admin.get('/api/audit/2')).json<{ data: object }>().data;
    const response = await list('?per_page=2');
    const record = { request_id: 'r-1', address: '192.0.2.1' };
    const created_at = '2026-06-05T03:00:00.000Z';
    expect(response.statusCode).toBe(200);
    // `http/pages` tests the links and numbers of a page.
    const edit = {
      ...record,
      id: 2,
      created_at,
      action: 'update',
      noun: 'post',
      noun_id: 3,
      user: { id: 7, name: 'Daw Khin', email: 'khin@example.org' },
      concern: null,
    };
    const { data, meta } = response.json<{ data: object[]; meta: object }>();
    expect(data).toEqual([
      {
        ...record,
        id: 3,
        created_at,
        user: null,
        action: 'sign-in-failed',
        noun: 'user',
        noun_id: 1,
        name: '',
        name_mm: '',
        concern: 'sign-in-failed',
      },
      { ...edit, name: 'ရ'.repeat(255), name_mm: '' },
    ]);
    expect(meta).toMatchObject({ total: 3, more: false });
    expect(detail).toEqual({ ...edit, name: after.title, name_mm: '', before, after });
    expect((await admin.get('/api/audit/4')).statusCode).toBe(404);
    expect(idsOf(await list('?per_page=2&page=2'))).toEqual([1]);
    expect(idsOf(await list('?page=9'))).toEqual([]);
  });

  describe('filters', () => {
    const other = { id: 8, name: 'U Ba', email: 'ba@example.org' };

    beforeEach(async () => {
      const at = (instant: string) => new Date(instant);
      const post = { entity: 'post', entityId: 2 } as const;
      await addAuditRecord(server, {}, at('2026-06-01T17:29:59.999Z'));
      await addAuditRecord(server, { user: other }, at('2026-06-01T17:30:00Z'));
      await addAuditRecord(server, { ...post, action: 'delete' }, at('2026-06-02T17:29:59.999Z'));
      await addAuditRecord(server, { entityId: 2 }, at('2026-06-02T17:30:00Z'));
      await addAuditRecord(server, { ...post, user: null }, at('2026-06-03T17:30:00Z'));
    });

    it.each([
      ['', [5, 4, 3, 2, 1]],
      ['user_id=8', [2]],
      ['action=delete', [3]],
      ['noun=post', [5, 3]],
      ['noun=tag&noun_id=2', [4]],
      ['noun=post&user_id=7', [3]],
      ['start_date=2026-06-02', [5, 4, 3, 2]],
      ['end_date=2026-06-02', [3, 2, 1]],
      ['start_date=2026-06-02&end_date=2026-06-02', [3, 2]],
      ['user_id=&action=&noun=&noun_id=&start_date=&end_date=', [5, 4, 3, 2, 1]],
    ])('by "%s", days in Yangon and both included', async (query, ids) => {
      const response = await list(`?${query}`);
      expect(idsOf(response)).toEqual(ids);
      expect(response.json<{ meta: object }>().meta).toMatchObject({ total: ids.length });
    });
  });

  const ID = 'The id must be a whole number from 1.';
  const DATE = 'Please enter dates as YYYY-MM-DD.';

  it.each([
    ['user_id=x', 'user_id', ID],
    ['user_id=99999999999', 'user_id', ID],
    ['noun=tag&noun_id=1.5', 'noun_id', ID],
    ['noun_id=1', 'noun_id', 'An id needs its noun.'],
    ['noun=image', 'noun', expect.stringMatching(/^Please choose one of: slider, /)],
    ['action=read', 'action', expect.stringMatching(/^Please choose one of: create, /)],
    ['end_date=05-06-2026', 'end_date', DATE],
  ])('responds 422 to the filter "%s"', async (query, field, message: string) => {
    expectRefusal(await list(`?${query}`), field, message);
  });

  it('orders the records of a filter with days by time', async () => {
    server.clock.advance(60);
    await addAuditRecord(server);
    server.clock.advance(-60);
    await addAuditRecord(server);
    expect(idsOf(await list('?start_date=2026-06-05'))).toEqual([1, 2]);
  });

  it('counts ten thousand records, and leads on to the others', async () => {
    const { db } = server.services;
    await addAuditRecord(server);
    await sql`insert into audit
    with recursive ids (id) as (select 2 union all select id + 1 from ids where id < 10003)
    select ids.id, created_at, user_id, user_name, user_email, action, noun, noun_id, request_id, address,
      entities, bytes from audit, ids`.execute(db);
    const last = await list('?per_page=100&page=100');
    const page = last.json<{ meta: object; links: { next: string } }>();
    expect(page.meta).toMatchObject({ total: 10_000, last_page: 100, to: 10_000, more: true });
    expect(page.links.next).toBe('/api/audit?per_page=100&page=101');
    const beyond = await list('?per_page=100&page=101');
    expect(idsOf(beyond)).toEqual([3, 2, 1]);
    expect(beyond.json()).toMatchObject({ links: { next: null } });
  });
});

describe('the trail', () => {
  const { server, admin, desk } = deskFor('each');

  const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL);

  it.each([
    ['change', "update audit set address = ''"],
    ['removal', 'delete from audit'],
    [
      'overwriting',
      "insert into audit select * from audit where true on conflict (id) do update set address = ''",
    ],
    // PostgreSQL does not treat `truncate` as a deletion, nor SQLite a replacement.
    [
      'emptying or replacement',
      isOnPostgres ? 'truncate audit' : 'replace into audit select * from audit',
    ],
  ])('refuses the %s of a record in the database itself', async (_case, statement) => {
    const trail = await trailOf(server);
    await expect(sql.raw(statement).execute(server.services.db)).rejects.toMatchObject(REFUSAL);
    expect(await trailOf(server)).toEqual(trail);
    await addAuditRecord(server);
    expect(await trailOf(server)).toHaveLength(trail.length + 1);
  });

  it('still names a user who has been renamed and deleted', async () => {
    const caller = clientOf(server, await signIn(server, 'category-create'));
    const me = await lastUser(server);
    expect((await caller.post('/api/categories', buildCategory())).statusCode).toBe(201);
    const record = (await trailOf(server)).at(-1);
    const role_id = await addRole(server, 'another');
    const form = { name: 'Another', email: 'another@example.org', role_id };
    expect((await admin.put(`/api/users/${me.id}`, form)).statusCode).toBe(200);
    expect((await admin.delete(`/api/users/${me.id}`)).statusCode).toBe(204);
    expect(record && shown(record).user).toEqual(me);
    expect(await trailOf(server)).toContainEqual(record);
  });

  describe('a long post', () => {
    /** A Burmese text of about 400 kB in UTF-8. No two paragraphs are the same. */
    const PARAGRAPHS = Array.from(
      { length: 3500 },
      (_, number) => `<p>${number * 7919} မိုးလေဝသသတင်းအရ မြစ်ရေ မြင့်တက်လာသည်။</p>`,
    );
    const LONG = PARAGRAPHS.join('');

    /** The records of a post, oldest first. */
    async function recordsOf(id: number): Promise<AuditRecord[]> {
      const list = await admin.get(`/api/audit?noun=post&noun_id=${id}`);
      const records: AuditRecord[] = [];
      for (const record of idsOf(list).reverse()) {
        records.push(dataOf(await admin.get(`/api/audit/${record}`)));
      }
      return records;
    }

    it('is shown whole in an edit, a deletion and a restoration', async () => {
      const created = postOf(await desk.create({ description: LONG }));
      const { id } = created;
      const edited = postOf(await desk.update(id, { description: PARAGRAPHS.slice(1).join('') }));
      await admin.delete(`/api/posts/${id}`);
      await admin.post(`/api/posts/${id}/restore`);
      expect(await recordsOf(id)).toMatchObject([
        { action: 'create', before: null, after: created },
        { action: 'update', before: created, after: edited },
        { action: 'delete', before: edited, after: null },
        { action: 'restore', before: null, after: edited },
      ]);
    });

    it('is kept compressed, an edit in about the space of one text, and counted in full', async () => {
      const { id } = postOf(await desk.create({ description: LONG }));
      await desk.update(id, { description: `${LONG}<p>x</p>` });
      const rows = server.services.db.selectFrom('audit').select(['entities', 'bytes']);
      const [creation, edit] = (await rows.orderBy('id').execute()).slice(-2);
      expect(creation?.entities.length).toBeLessThan(Buffer.byteLength(LONG) / 3);
      expect(edit?.entities.length).toBeLessThan(1.2 * Number(creation?.entities.length));
      const [, { before, after } = {}] = await recordsOf(id);
      expect(edit?.bytes).toBe(Buffer.byteLength(JSON.stringify({ before, after })));
    });
  });
});

describe('accounts', () => {
  const server = startedFor('each');

  const HERE = '192.0.2.7';
  const signInAs = (email: string, password: string) => logIn(server, email, password, HERE);
  const trail = async () => (await trailOf(server)).map(shown);

  /** A record of the only administrator's action, by default on their own account. */
  const event = (action: string, { headers }: TestResponse, more: object = {}) => ({
    id: expect.any(Number) as number,
    created_at: '2026-06-05T03:00:00.000Z',
    user: { id: 1, name: 'Administrator', email: ADMIN.email },
    action,
    noun: 'user',
    noun_id: 1,
    before: null,
    after: null,
    request_id: headers['x-request-id'],
    address: '127.0.0.1',
    ...more,
  });

  it('records a sign-in, a change of the password, and a sign-out', async () => {
    const signedIn = await signInAs(ADMIN.email, ADMIN.password);
    const headers = tokenIn(signedIn);
    const changed = await changePassword(server, headers, ADMIN.password, 'another secret');
    const signedOut = await post(server, '/api/logout', {}, headers);
    expect(await trail()).toEqual([
      event('sign-in', signedIn, { address: HERE, after: { new_network: false } }),
      event('change-password', changed),
      event('sign-out', signedOut),
    ]);
  });

  it('records a failed sign-in with the account that was meant, and no actor', async () => {
    expect((await signInAs('nobody@example.org', 'secret1')).statusCode).toBe(401);
    const response = await signInAs(` ${ADMIN.email.toUpperCase()} `, 'wrong password');
    expect(response.statusCode).toBe(401);
    const failure = event('sign-in-failed', response, { user: null, address: HERE });
    expect(await trail()).toEqual([failure]);
  });

  it('records with every sign-in but the first whether its network was new', async () => {
    for (const address of [HERE, HERE, '192.0.2.8', '127.0.0.1', '127.0.0.1']) {
      await logIn(server, ADMIN.email, ADMIN.password, address);
    }
    server.clock.advance(91 * 24 * 3600);
    await signInAs(ADMIN.email, ADMIN.password);
    expect((await trail()).map(({ after }) => after)).toEqual(
      [false, false, true, true, false, true].map((new_network) => ({ new_network })),
    );
  });

  it('records that a failure led to a block, and no attempt that the block refuses', async () => {
    const LIMIT = 5;
    const fail = () => signInAs(ADMIN.email, 'wrong');
    for (let failures = 1; failures < LIMIT; failures += 1) await fail();
    const last = await fail();
    expect((await signInAs(ADMIN.email, ADMIN.password)).statusCode).toBe(429);
    expect(await trail()).toHaveLength(LIMIT + 1);
    const after = { blocked_until: '2026-06-05T03:00:30.000Z' };
    const block = event('sign-in-throttled', last, { user: null, address: HERE, after });
    expect((await trail()).at(-1)).toEqual(block);
  });

  it('keeps no session that cannot be recorded', async () => {
    const { db } = server.services;
    await signInAs(ADMIN.email, ADMIN.password);
    await refuseRecords(db);
    expect((await signInAs(ADMIN.email, ADMIN.password)).statusCode).toBe(500);
    expect(await db.selectFrom('sessions').select('user_id').execute()).toHaveLength(1);
  });

  it('records who reset whose password and ended whose sessions', async () => {
    const admin = clientOf(server, await sessionOf(server, ADMIN));
    const noun_id = await addUser(server, []);
    await sessionOf(server, ADMIN);
    const [, other] = dataOf<SessionInfo[]>(await admin.get('/api/sessions'));
    const ended = await admin.delete(`/api/sessions/${other?.id}`);
    const own = await admin.delete('/api/sessions');
    const theirs = await admin.delete(`/api/users/${noun_id}/sessions`);
    const reset = await admin.post(`/api/users/${noun_id}/reset-password`);
    expect((await trail()).slice(2)).toEqual([
      event('end-session', ended),
      event('end-sessions', own),
      event('end-sessions', theirs, { noun_id }),
      event('reset-password', reset, { noun_id }),
    ]);
  });

  it('contains no password, no token and nothing that was typed as an e-mail address', async () => {
    const secrets = [
      'first secret',
      'second secret',
      'third secret',
      'typed secret',
      ADMIN.password,
    ];
    const [first = '', second = '', third = '', typed = ''] = secrets;
    const user = buildUser({ password: first });
    const id = await addUser(server, [], user);
    const signedIn = await sessionOf(server, user);
    await signInAs(user.email, typed);
    await signInAs(typed, typed);
    await changePassword(server, signedIn, first, second);
    await changePassword(server, signedIn, typed, third);
    const asAdmin = await sessionOf(server, ADMIN);
    const admin = clientOf(server, asAdmin);
    const form = buildUserForm({ password: third, password_confirmation: third, role_id: 1 });
    expect((await admin.post('/api/users', form)).statusCode).toBe(201);
    expect((await admin.put('/api/users/3', { ...form, name: 'Renamed' })).statusCode).toBe(200);
    const { db } = server.services;
    const sessions = await db.selectFrom('sessions').select('token_hash').execute();
    const tokens = [signedIn, asAdmin].map(({ authorization }) => authorization.slice(7));
    const tokenHashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
    expect(sessions.map((row) => row.token_hash).sort()).toEqual(tokenHashes.sort());
    const reset = await admin.post(`/api/users/${id}/reset-password`);
    const { password } = dataOf<{ password: string }>(reset);
    const users = await db.selectFrom('users').select('password_hash').execute();
    const hashes = users.map((row) => row.password_hash);
    const whole = JSON.stringify(await trailOf(server)) + server.logLines.join('');
    expect(whole).toContain('Renamed');
    for (const secret of [...secrets, password, ...hashes, ...tokens, ...tokenHashes]) {
      expect([secret, whole.includes(secret)]).toEqual([secret, false]);
    }
  });
});
