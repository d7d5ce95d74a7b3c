import type { Announcement, AnnouncementVersion } from '../../src/contract/announcement';
import type { AnnouncementTemplate } from '../../src/contract/announcementTemplate';
import { HAZARDS } from '../../src/contract/announcementTemplate';
import { AREA_GROUPS } from '../../src/contract/areas';
import { blanksIn } from '../../src/contract/blanks';
import { languageOf, textsByLanguage } from '../../src/contract/languages';
import type { Post } from '../../src/contract/post';
import { ALL_NOUNS } from '../../src/contract/nouns';
import { addContent } from '../../src/demo/addContent';
import { latestDay } from '../../src/demo/dates';
import { DEMO_POSTS, descriptionOf } from '../../src/demo/posts';
import { cleanDescription } from '../../src/server/html/cleanDescription';
import { NOUN_TABLES } from '../../src/server/store/tables';
import { adminOf, dataOf } from '../helpers/server/content';
import type { Client } from '../helpers/server/content';
import { startTestServer } from '../helpers/server/testServer';
import type { TestServer } from '../helpers/server/testServer';

describe('a server with the content of the demo, which the forms accept', () => {
  let server: TestServer;
  let admin: Client;
  let posts: Post[];

  beforeAll(async () => {
    server = await startTestServer();
    const { services } = server;
    await addContent(services);
    admin = await adminOf(server);
    posts = dataOf<Post[]>(await admin.get('/api/posts?page=1&per_page=100'));
  });

  afterAll(() => server.stop());

  it.each(ALL_NOUNS)('has content of the noun %s', async (noun) => {
    const { db } = server.services;
    expect(await db.selectFrom(NOUN_TABLES[noun]).select('id').limit(1).execute()).toHaveLength(1);
  });

  it('has sixty posts with tags, a category and images, one of them without a cover', () => {
    expect(posts).toHaveLength(60);
    expect(new Set(posts.map(({ title }) => title)).size).toBe(60);
    expect(posts.every(({ tags, category }) => tags.length > 0 && category)).toBe(true);
    expect(posts.filter(({ cover_image }) => cover_image === null)).toHaveLength(1);
  });

  it('has a notice in two languages for two coasts, with the texts before it and who wrote them', async () => {
    const [notice] = dataOf<Announcement[]>(await admin.get('/api/announcements'));
    const languages = textsByLanguage(String(notice?.text)).map(({ language }) => language);
    expect(languages).toEqual(['my', 'en']);
    const versions = dataOf<AnnouncementVersion[]>(
      await admin.get('/api/announcements/1/versions'),
    );
    expect(versions.map(({ renewals }) => renewals.length)).toEqual([1, 2, 0]);
    expect(versions[0]).toMatchObject({ text: notice?.text, from: notice?.issued_at, until: null });
    expect(versions.map(({ areas }) => areas)).toEqual([['MM-16', 'MM-07'], [], []]);
    expect(versions.every(({ user_name }) => user_name !== null)).toBe(true);
  });

  it('has templates for every hazard, in both languages with the same blanks', async () => {
    const namesIn = (text: string) =>
      blanksIn(text)
        .map(({ names }) => names.en)
        .sort();
    const response = await admin.get('/api/announcement-templates');
    const templates = dataOf<AnnouncementTemplate[]>(response);
    expect(new Set(templates.map(({ hazard }) => hazard))).toEqual(new Set(HAZARDS));
    const cyclone = templates.find(({ hazard }) => hazard === 'cyclone');
    expect(cyclone?.areas).toEqual(AREA_GROUPS.Coast);
    for (const { text_my, text_en } of templates) {
      const languages = [languageOf(text_my.replace(/\{\{\w+\}\}/g, '')), languageOf(text_en)];
      expect(languages).toEqual(['my', 'en']);
      expect(namesIn(text_my)).toEqual(namesIn(text_en));
    }
  });
});

it.each(DEMO_POSTS.map((post) => [post.title, post] as const))(
  'holds what the server keeps, in Unicode order: %s',
  (title, post) => {
    const description = descriptionOf(post);
    expect(cleanDescription(description)).toBe(description);
    const text = title + description;
    expect(text).toBe(text.normalize('NFC'));
    expect(text).not.toMatch(/[\u200B-\u200D\uFEFF]/);
    // The letter wa for the digit zero, and a zero for the letter.
    expect(text).not.toMatch(/[\u1040-\u1049]\u101D|\u101D[\u1040-\u1049]|\u1040[\u102B-\u103E]/);
    // Vowels and medials in an order other than the standard's.
    expect(text).not.toMatch(/\u102F[\u102D\u102E]|\u1036[\u102F\u1030]|\u1038[\u1037\u103A]/);
    expect(text).not.toMatch(/\u103D[\u103B\u103C]|\u103E[\u103B-\u103D]|\u1031[\u103B-\u103E]/);
  },
);

it.each([
  ['05-19', '2026-11-20T13:00:00Z', '2026-05-19T03:30:00.000Z'],
  ['12-19', '2026-11-20T13:00:00Z', '2025-12-19T03:30:00.000Z'],
  ['11-20', '2026-11-20T03:30:00Z', '2026-11-20T03:30:00.000Z'],
  ['11-20', '2026-11-20T03:29:59Z', '2025-11-20T03:30:00.000Z'],
])('dates a bulletin of %s, seeded at %s, to %s', (day, now, expected) =>
  expect(latestDay(day, new Date(now)).toISOString()).toBe(expected),
);
