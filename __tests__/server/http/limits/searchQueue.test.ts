import { SearchQueue } from '../../../../src/server/http/limits/searchQueue';
import { adminFor, buildCategory, idsOf } from '../../../helpers/server/content';

/** Longer than a test may take. */
const PATIENT_MS = 300_000;

const REFUSED = { status: 503, headers: { 'Retry-After': '5' } };

/** Searches that run until `end` is called. */
function makeSearches(queue: SearchQueue) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const begun: number[] = [];
  const start = (account: number) =>
    queue.run(account, () => {
      begun.push(account);
      return ended;
    });
  return { begun, end, start };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('runs two searches of an account at a time, and others in turn', async () => {
  const { begun, end, start } = makeSearches(new SearchQueue(PATIENT_MS));
  const all = [1, 1, 1, 1, 2].map(start);
  await turn();
  expect(begun).toEqual([1, 1, 2]);
  end();
  await Promise.all(all);
  expect(begun).toEqual([1, 1, 2, 1, 1]);
});

it('runs five searches at a time of all accounts', async () => {
  const { begun, end, start } = makeSearches(new SearchQueue(PATIENT_MS));
  const all = [1, 2, 3, 4, 5, 6].map(start);
  await turn();
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  end();
  await Promise.all(all);
  expect(begun).toContain(6);
});

it('refuses an account with eight waiting searches, and no other', async () => {
  const { end, start } = makeSearches(new SearchQueue(PATIENT_MS));
  const all = Array.from({ length: 10 }, () => start(1));
  await expect(start(1)).rejects.toMatchObject(REFUSED);
  all.push(start(2));
  end();
  await Promise.all(all);
});

it('refuses a search that has waited for too long, but ends none that runs', async () => {
  const { begun, end, start } = makeSearches(new SearchQueue(20));
  const running = [start(1), start(1)];
  await expect(start(1)).rejects.toMatchObject(REFUSED);
  end();
  await Promise.all(running);
  expect(begun).toEqual([1, 1]);
});

it('has room again after a search that failed', async () => {
  const queue = new SearchQueue();
  for (let failed = 0; failed < 20; failed += 1) {
    await expect(queue.run(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  }
  expect(await queue.run(1, () => Promise.resolve('found'))).toBe('found');
});

describe('a search while the account has its share', () => {
  const { server, admin } = adminFor('all');

  beforeAll(async () => {
    server.services.searches = new SearchQueue(PATIENT_MS);
    await admin.post('/api/categories', buildCategory());
  });

  it.each([
    'roles/search',
    'categories/search/parents',
    'categories/search/children/1',
    'posts/filter',
    'users/search',
  ])('gets 503 with Retry-After at %s', async (path) => {
    const { services } = server;
    const { end, start } = makeSearches(services.searches);
    const [account = 0] = idsOf(await admin.get('/api/users'));
    const all = Array.from({ length: 10 }, () => start(account));
    const refused = await admin.get(`/api/${path}?query=rain`);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect((await admin.get('/api/posts')).statusCode).toBe(200);
    end();
    await Promise.all(all);
    expect((await admin.get(`/api/${path}?query=rain`)).statusCode).toBe(200);
  });
});
