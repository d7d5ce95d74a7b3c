import { atomFeed } from '../../../src/server/feeds/atom';
import { jsonFeed } from '../../../src/server/feeds/jsonFeed';
import { toPostFeed, urnOf } from '../../../src/server/feeds/postItems';
import { element, toXml } from '../../../src/server/feeds/xml';
import type { FeedPost } from '../../../src/server/store/feedPosts';
import { HOSTILE, problemsOf, textsOf } from '../../helpers/server/xml';

const post = (more: Partial<FeedPost> = {}): FeedPost => ({
  id: 7,
  title: 'Flood',
  description: '<p>River <em>level</em></p>',
  type: 'post',
  category: 'News',
  categoryId: 1,
  tags: [{ id: 1, name: 'Rain', slug: 'rain' }],
  cover_image: { url: '/api/images/a' },
  description_images: [],
  images: [
    { url: '/api/images/a', type: 'image/jpeg', bytes: 1000 },
    { url: '/api/images/b', type: 'image/png', bytes: 20 },
  ],
  created_at: '2026-06-05T03:00:00.000Z',
  updated_at: '2026-06-06T03:00:00.000Z',
  ...more,
});

const STORE = '2026-01-01T00:00:00.000Z';
const PLACE = {
  publicUrl: 'https://weather.example.org',
  postUrl: 'https://www.example.org/သတင်း/{id}?from=feed#post-{id}',
  path: '/feeds/posts.atom',
};
const NOWHERE = { ...PLACE, publicUrl: null, postUrl: null };
const PAGE =
  'https://www.example.org/%E1%80%9E%E1%80%90%E1%80%84%E1%80%BA%E1%80%B8/7?from=feed#post-7';
const feedOf = (...posts: FeedPost[]) => toPostFeed(posts, STORE, PLACE);

it('XML escapes texts and attributes, and leaves out what it does not allow', () => {
  const a = element(
    'a',
    { b: '<"&\n\t>' },
    'x\r\ny & ]]> \u0000\uD800\uFFFF',
    null,
    element('c', {}),
  );
  expect(toXml(a).split('\n').slice(1).join('\n')).toBe(
    '<a b="&lt;&quot;&amp;&#10;&#9;&gt;">x\ny &amp; ]]&gt; <c/></a>\n',
  );
});

describe('an Atom feed', () => {
  it('is valid by the rules of RFC 4287, whatever its texts', async () => {
    const hostile = HOSTILE.map((each, id) =>
      post({ id, title: each, description: each, category: each, tags: [], images: [] }),
    );
    const feed = atomFeed(feedOf(post(), ...hostile));
    const bare = atomFeed(toPostFeed([], STORE, NOWHERE));
    expect(await problemsOf('atom', feed, bare)).toEqual([]);
    expect(await problemsOf('atom', feed.replace(/<id>[^<]*<\/id>/, ''))).not.toEqual([]);
    expect(await problemsOf('atom', feed.replace('.000Z', '.000'))).not.toEqual([]);
  });

  it('cleans texts that were stored before', () => {
    const tags = [{ id: 1, name: '\u202Eegat olr', slug: 'x' }];
    const feed = atomFeed(
      feedOf(post({ title: 'A\vB\u202E', description: '<p>a\u000Bb</p>', tags })),
    );
    expect(textsOf(feed, 'title')[1]).toBe('A B');
    expect(textsOf(feed, 'summary')).toEqual(['a b']);
    expect(feed).toContain('term="egat olr"');
  });

  it('has the post as escaped HTML and as text, with absolute addresses', () => {
    const feed = atomFeed(feedOf(post()));
    expect(textsOf(feed, 'title')).toEqual(['Disaster Info', 'Flood']);
    expect(textsOf(feed, 'content')).toEqual(['<p>River <em>level</em></p>']);
    expect(textsOf(feed, 'summary')).toEqual(['River level']);
    expect(textsOf(feed, 'updated')).toEqual(Array(2).fill('2026-06-06T03:00:00.000Z'));
    const origin = 'https://weather.example.org';
    expect([...feed.matchAll(/<link ([^>]*)\/>/g)].map(([, link]) => link)).toEqual([
      `rel="self" type="application/atom+xml" href="${origin}/feeds/posts.atom"`,
      `rel="alternate" type="text/html" href="${PAGE}"`,
      `rel="enclosure" type="image/jpeg" length="1000" href="${origin}/api/images/a"`,
      `rel="enclosure" type="image/png" length="20" href="${origin}/api/images/b"`,
    ]);
    expect(feed).toContain('<entry xml:lang="en">');
  });
});

describe('a JSON Feed', () => {
  const read = (json: string) => JSON.parse(json) as Record<string, unknown>;

  it('has what version 1.1 requires of a feed and its items', () =>
    expect(
      read(jsonFeed(feedOf(post({ title: 'မိုးရေချိန် </b>', description: '<p>မိုး</p>' })))),
    ).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Disaster Info',
      feed_url: 'https://weather.example.org/feeds/posts.atom',
      authors: [{ name: 'Disaster Info' }],
      items: [
        {
          id: urnOf(STORE, 'post 7'),
          url: PAGE,
          title: 'မိုးရေချိန် </b>',
          content_html: '<p>မိုး</p>',
          summary: 'မိုး',
          image: 'https://weather.example.org/api/images/a',
          date_published: '2026-06-05T03:00:00.000Z',
          date_modified: '2026-06-06T03:00:00.000Z',
          tags: ['News', 'Rain'],
          language: 'my',
        },
      ],
    }));

  it('has no address where the server does not know its own', () => {
    const { feed_url, items } = read(jsonFeed(toPostFeed([post()], STORE, NOWHERE)));
    expect(feed_url).toBeUndefined();
    expect(JSON.stringify(items)).not.toMatch(/\/api\/images|"url"/);
  });
});

it('names posts for good: by the store and their id, and not by the address', () => {
  const urn = urnOf(STORE, 'post 7');
  expect(urn).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(urnOf(STORE, 'post 7')).toBe(urn);
  expect(new Set([urn, urnOf(STORE, 'post 8'), urnOf('2027', 'post 7')]).size).toBe(3);
  const elsewhere = toPostFeed([post({ title: 'Other' })], STORE, NOWHERE);
  expect(elsewhere.items[0]?.id).toBe(urn);
});
