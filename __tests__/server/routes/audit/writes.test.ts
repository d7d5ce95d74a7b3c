import { ALL_NOUNS, NOUNS } from '../../../../src/contract/nouns';
import { allRoutes } from '../../../../src/server/routes/allRoutes';
import { summarize } from '../../../../src/server/tools/copyStore';
import { lastUser, signIn, signInAsAdmin, startedFor } from '../../../helpers/server/testServer';
import { refuseRecords, shown, trailOf } from '../../../helpers/server/audit';
import { adminOf, clientOf, dataOf } from '../../../helpers/server/content';
import type { TestResponse } from '../../../helpers/server/content';
import { ENDPOINTS, isForAll } from '../../../helpers/server/endpoints';
import type { Endpoint, Targets } from '../../../helpers/server/endpoints';
import { callEndpoint, prepareTargets } from '../../../helpers/server/walk';
import { multipart } from '../../../helpers/server/images';

const server = startedFor('all');
let targets: Targets;

// One server for all tests. The deletion of an entity is the last of its endpoints.
beforeAll(async () => {
  targets = await prepareTargets(server);
});

const OF_ACCOUNTS = /login|logout|password|sessions|two-factor|identity/;
const WRITES = ENDPOINTS.filter(({ method }) => method !== 'GET');
const WRITES_OF_THINGS = WRITES.filter(({ path }) => !OF_ACCOUNTS.test(path));

const WRITES_OF_ACCOUNTS = WRITES.filter(({ path }) => OF_ACCOUNTS.test(path));
/** Nobody has two-factor sign-in, so that there is nothing to turn off. */
const TURNS_OFF = /two-factor\/off|users\/:id\/two-factor/;

/** The noun that the route of an endpoint promises to record. */
const promised = ({ method, path }: Endpoint) =>
  allRoutes.find(
    ({ operation: { methods, path: own } }) => own === path && methods.includes(method),
  )?.records;

const nounOf = (path: string) => ALL_NOUNS.find((noun) => NOUNS[noun].path === path);

const call = (endpoint: Endpoint, headers: Record<string, string>, id?: number) =>
  callEndpoint(server, targets, endpoint, headers, id);

/** A new privileged user, signed in. */
async function privileged() {
  const headers = await signInAsAdmin(server);
  return { headers, me: await lastUser(server) };
}

type Thing = Record<string, unknown> & { id: number };

/** All resources in a list, by id, without what only lists have. */
async function listed(url: string, headers: Record<string, string>) {
  const response = await clientOf(server, headers).get(`${url}?per_page=100`);
  const isOwn = ([field]: [string, unknown]) => field !== 'category_icon';
  const own = (thing: Thing) => Object.fromEntries(Object.entries(thing).filter(isOwn));
  return new Map(dataOf<Thing[]>(response).map((thing) => [thing.id, own(thing)]));
}

function actionOf({ method, path }: Endpoint): string {
  if (method === 'DELETE') return 'delete';
  if (path.endsWith('/restore')) return 'restore';
  if (path.endsWith('/renewal')) return 'renew';
  if (path.endsWith('/merge')) return 'merge';
  return path.endsWith(':id') ? 'update' : 'create';
}

/** What a record says beside the entity. The tag that is merged has no post. */
const MORE: Record<string, object> = {
  merge: { created_at: expect.any(String) as string, posts: [], posts_with_both: [] },
};

function idOf(endpoint: Endpoint, response: TestResponse): number {
  if (actionOf(endpoint) === 'create') return dataOf(response).id;
  return endpoint.sent?.id?.(targets) ?? 1;
}

/** Expects calls of all these endpoints to be refused and to leave no record. */
async function expectNothing(
  endpoints: Endpoint[],
  status: number,
  refuse: (endpoint: Endpoint) => Promise<TestResponse>,
) {
  const earlier = (await trailOf(server)).length;
  for (const endpoint of endpoints) {
    const { statusCode } = await refuse(endpoint);
    const records = (await trailOf(server)).slice(earlier);
    const { method, path } = endpoint;
    expect([method, path, statusCode, records]).toEqual([method, path, status, []]);
  }
}

describe('no record is left of', () => {
  it('a write without a session', () =>
    expectNothing(
      WRITES.filter(({ who }) => who !== 'anybody'),
      401,
      (endpoint) => call(endpoint, {}),
    ));

  it('a write without the permission', async () => {
    const headers = await signIn(server);
    const isForSome = ({ who }: Endpoint) => who !== 'anybody' && !isForAll(who);
    await expectNothing(WRITES.filter(isForSome), 403, (endpoint) => call(endpoint, headers));
  });

  it('a call to an unknown resource', async () => {
    const headers = await signInAsAdmin(server);
    const ofOne = ENDPOINTS.filter(({ path }) => path.includes(':id'));
    await expectNothing(ofOne, 404, (endpoint) => call(endpoint, headers, 999));
  });

  it('an invalid write', async () => {
    const headers = await signInAsAdmin(server);
    const form = await multipart(['removed_slider_image[]', '1']);
    const withBody = WRITES.filter(({ sent }) => sent?.body);
    await expectNothing(withBody, 422, ({ method, path, sent }) => {
      const isForm = [targets.slider, targets.post].some((each) => each === sent?.body?.(targets));
      const url = path.replace(':id', String(sent?.id?.(targets) ?? 1));
      const all = { ...headers, ...(isForm ? form.headers : {}) };
      return server.app.inject({ method, url, headers: all, payload: isForm ? form.payload : {} });
    });
  });

  it('a tag that already exists', async () => {
    const admin = await adminOf(server);
    const earlier = (await trailOf(server)).length;
    expect((await admin.post('/api/tags', { name: 'Rain' })).statusCode).toBe(200);
    expect(await trailOf(server)).toHaveLength(earlier);
  });
});

it.each(WRITES_OF_ACCOUNTS.filter(({ path, success }) => success < 300 && !TURNS_OFF.test(path)))(
  'leaves a record exactly if its route promises one: $method $path',
  async (endpoint) => {
    const { headers } = await privileged();
    const earlier = (await trailOf(server)).length;
    expect((await call(endpoint, headers)).statusCode).toBe(endpoint.success);
    const nouns = (await trailOf(server)).slice(earlier).map(({ noun }) => noun);
    expect(nouns).toEqual([promised(endpoint)].filter((noun) => noun !== undefined));
  },
);

describe.each(WRITES_OF_THINGS.filter(({ success }) => success < 300))(
  '$method $path',
  (endpoint) => {
    it('changes nothing at all where its record cannot be kept', async () => {
      const { db } = server.services;
      const { headers } = await privileged();
      const goOn = await refuseRecords(db);
      const before = await summarize(db);
      expect((await call(endpoint, headers)).statusCode).toBe(500);
      const after = await summarize(db);
      await goOn();
      expect(after).toEqual(before);
    });

    it('leaves one record of who did what, before and after', async () => {
      const { headers, me } = await privileged();
      const [, list = '', noun = ''] = /^(\/api\/([\w-]+))/.exec(endpoint.path) ?? [];
      const before = await listed(list, headers);
      const earlier = await trailOf(server);
      server.clock.advance(60);
      const response = await call(endpoint, headers);
      expect(response.statusCode).toBe(endpoint.success);
      const after = await listed(list, headers);
      const id = idOf(endpoint, response);
      const records = (await trailOf(server)).slice(earlier.length).map(shown);
      expect(before.get(id)).not.toEqual(after.get(id));
      expect(promised(endpoint)).toBe(nounOf(noun));
      expect(records).toEqual([
        {
          id: expect.any(Number) as number,
          created_at: server.services.now().toISOString(),
          user: me,
          action: actionOf(endpoint),
          noun: promised(endpoint),
          noun_id: id,
          before: before.has(id) ? { ...before.get(id), ...MORE[actionOf(endpoint)] } : null,
          // After a merge, the result is another tag.
          after: after.get(actionOf(endpoint) === 'merge' ? dataOf(response).id : id) ?? null,
          request_id: response.headers['x-request-id'],
          address: '127.0.0.1',
        },
      ]);
    });
  },
);
