import type { Post } from '../../src/contract/post';
import { addDemoCategories } from '../../src/demo/categories';
import { latestDay } from '../../src/demo/dates';
import { addDemoPosts } from '../../src/demo/posts';
import { signInAsAdmin, startTestServer } from '../helpers/server/testServer';
import type { TestServer } from '../helpers/server/testServer';

const DAY_MS = 86_400_000;

describe('the posts that the demo adds', () => {
  let server: TestServer;
  let posts: Post[];
  let read: (url: string) => Promise<unknown>;

  beforeAll(async () => {
    server = await startTestServer();
    const headers = await signInAsAdmin(server);
    read = async (url) => (await server.app.inject({ url, headers })).json();
    await addDemoPosts(server.services, await addDemoCategories(server.services));
    ({ data: posts } = (await read('/api/posts?page=1&per_page=100')) as { data: Post[] });
  }, 120_000);

  afterAll(() => server.stop());

  it('are in the list with tags and a category', () => {
    expect(posts).toHaveLength(60);
    expect(posts.every(({ tags, category }) => tags.length > 0 && category)).toBe(true);
  });

  it('are dated over the past fourteen months and not in the future', () => {
    const times = posts.map(({ created_at }) => Date.parse(created_at));
    const months = new Set(posts.map(({ created_at }) => created_at.slice(0, 7)));
    expect(Math.max(...times)).toBeLessThanOrEqual(server.clock.ms);
    expect(Math.min(...times)).toBeGreaterThan(server.clock.ms - 430 * DAY_MS);
    expect(months.size).toBeGreaterThan(11);
  });

  it('have images of their own', () => {
    const urls = posts.flatMap(({ cover_image, description_images }) =>
      [cover_image ?? [], description_images].flat().map(({ url }) => url),
    );
    expect(urls.length).toBeGreaterThan(70);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it.each(['ငလျင်', 'Homalin', 'မုန်တိုင်း', 'storm surge'])('are found by %s', async (word) => {
    const found = (await read(`/api/posts/filter?query=${encodeURIComponent(word)}`)) as {
      total: number;
    };
    expect(found.total).toBeGreaterThan(1);
  });
});

describe('the latest day of a season', () => {
  it.each([
    ['05-19', '2026-11-20T13:00:00Z', '2026-05-19T03:30:00.000Z'],
    ['12-19', '2026-11-20T13:00:00Z', '2025-12-19T03:30:00.000Z'],
    ['11-20', '2026-11-20T03:30:00Z', '2026-11-20T03:30:00.000Z'],
    ['11-20', '2026-11-20T03:29:59Z', '2025-11-20T03:30:00.000Z'],
  ])('%s at %s is %s', (day, now, expected) => {
    expect(latestDay(day, new Date(now)).toISOString()).toBe(expected);
  });
});
