import { capDocument } from '../../../src/server/feeds/cap';
import type { CapMessage } from '../../../src/server/feeds/capMessages';
import { atomFeed } from '../../../src/server/feeds/atom';
import { jsonFeed } from '../../../src/server/feeds/jsonFeed';
import { toPostFeed, urnOf } from '../../../src/server/feeds/postItems';
import { element, toXml } from '../../../src/server/feeds/xml';
import type { FeedPost } from '../../../src/server/store/feedPosts';
import type { AnnouncementMessage } from '../../../src/server/store/announcementMessages';
import { problemsOf, textsOf } from '../../helpers/server/xml';

/** Texts that break what is written without care. */
const HOSTILE = [
  ']]><!--<script>alert(1)</script>-->&amp;&#0;&<b title="\'">',
  'control \u0000\u0008\u000B\u001F\u007F and \uFFFE\uFFFF',
  'lone \uD800 and \uDFFF surrogates',
  'bidi \u202E\u2066 overrides \u200B\uFEFF',
  `မိုး\r\nRain\r\n${'🌊'.repeat(300)}`,
  'x'.repeat(100_000),
  '\u0301'.repeat(5000),
];

const sent = (more: Partial<AnnouncementMessage> = {}): AnnouncementMessage => ({
  ...{ announcement_id: 1, number: 1, version: 1, sent_at: '2026-06-05T03:00:00.999Z' },
  ...more,
});

const CAP = { sender: 'dmh@example.org', oid: '2.49.0.1.104.0', status: 'Test' } as const;
const alertOf = (
  notice: Partial<CapMessage['notice']>,
  more: Partial<CapMessage> = {},
  expiresHours = 24,
) =>
  capDocument(
    { ...CAP, expiresHours },
    {
      ...{ kind: 'Alert', current: sent(), replaced: [] },
      notice: { id: 1, text: 'Rain', type: 'warning', ...notice },
      ...more,
    },
  );

const post = (more: Partial<FeedPost> = {}): FeedPost => ({
  ...{ id: 7, title: 'Flood', description: '<p>River <em>level</em></p>', type: 'post' },
  ...{ category: 'News', categoryId: 1, tags: [{ id: 1, name: 'Rain', slug: 'rain' }] },
  ...{
    cover_image: { url: '/api/images/a' },
    description_images: [{ id: 2, url: '/api/images/b' }],
  },
  ...{ created_at: '2026-06-05T03:00:00.000Z', updated_at: '2026-06-06T03:00:00.000Z' },
  ...more,
});

const STORE = '2026-01-01T00:00:00.000Z';
const PLACE = { publicUrl: 'https://weather.example.org', path: '/feeds/posts.atom' };
const feedOf = (...posts: FeedPost[]) => toPostFeed(posts, STORE, PLACE);

describe('XML', () => {
  it('escapes texts and attributes, and leaves out what it does not allow', () => {
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
});

describe('an alert', () => {
  it('says what is published, in the time of Myanmar', () => {
    const document = alertOf({});
    const fields = [
      'identifier',
      'sender',
      'sent',
      'status',
      'msgType',
      'scope',
      'language',
      'expires',
    ];
    expect(fields.map((name) => textsOf(document, name))).toEqual([
      ['2.49.0.1.104.0.1.1780628400999.1'],
      ['dmh@example.org'],
      ['2026-06-05T09:30:00+06:30'],
      ['Test'],
      ['Alert'],
      ['Public'],
      ['en'],
      ['2026-06-06T09:30:00+06:30'],
    ]);
  });

  it('expires in every language after the hours that are set', () => {
    const document = alertOf({ text: 'မိုးကြီးမည်။ Heavy rain.' }, {}, 72);
    expect(textsOf(document, 'expires')).toEqual(Array(2).fill('2026-06-08T09:30:00+06:30'));
  });

  it.each([
    ['pleasant', 'Minor', ['AllClear'], 'Past'],
    ['be careful', 'Moderate', [], 'Unknown'],
    ['warning', 'Severe', [], 'Unknown'],
    ['a type of another time', 'Moderate', [], 'Unknown'],
  ])('of type %j is %s', (type, severity, responses, urgency) => {
    const document = alertOf({ type });
    expect(textsOf(document, 'severity')).toEqual([severity]);
    expect(textsOf(document, 'responseType')).toEqual(responses);
    expect(textsOf(document, 'urgency')).toEqual([urgency]);
  });

  it('has a block for each language, and none where nothing is in force', async () => {
    const document = alertOf({ text: 'မိုးကြီးမည်။ Heavy rain.' });
    expect(textsOf(document, 'language')).toEqual(['my', 'en']);
    expect(textsOf(document, 'description')).toEqual(['မိုးကြီးမည်။', 'Heavy rain.']);
    expect(textsOf(document, 'event')).toEqual(['သတိပေးချက်', 'Warning']);
    const cancel = alertOf({ text: ' ' }, { kind: 'Cancel', replaced: [sent()] });
    expect([textsOf(cancel, 'msgType'), cancel.includes('<info>')]).toEqual([['Cancel'], false]);
    expect(await problemsOf('cap', document, cancel)).toEqual([]);
  });

  it('refers to what it replaces by sender, identifier and time', () => {
    const replaced = [sent(), sent({ sent_at: '2026-06-05T04:00:00.000Z', version: 0 })];
    const document = alertOf({}, { kind: 'Update', replaced });
    expect(textsOf(document, 'references')).toEqual([
      'dmh@example.org,2.49.0.1.104.0.1.1780628400999.1,2026-06-05T09:30:00+06:30 ' +
        'dmh@example.org,2.49.0.1.104.0.1.1780632000000.0,2026-06-05T10:30:00+06:30',
    ]);
  });

  it('is valid by the schema of CAP 1.2, whatever its text', async () => {
    const types = ['pleasant', 'be careful', 'warning', '<&>'];
    const documents = types.flatMap((type) => HOSTILE.map((each) => alertOf({ type, text: each })));
    const update = alertOf({}, { kind: 'Update', replaced: [sent(), sent({ version: 2 })] });
    expect(await problemsOf('cap', update, ...documents)).toEqual([]);
    expect(await problemsOf('cap', update.replace('<scope>Public</scope>', ''))).not.toEqual([]);
    expect(await problemsOf('cap', update.replace('+06:30', 'Z'))).not.toEqual([]);
    expect(await problemsOf('cap', update.replace(' dmh@', ' dmh @'))).not.toEqual([]);
  });

  it('has a headline of one line, cut between code points', () => {
    const headlines = textsOf(alertOf({ text: `${'🌊'.repeat(300)}\nRain` }), 'headline');
    expect(headlines).toEqual([`${'🌊'.repeat(159)}…`]);
  });
});

describe('an Atom feed', () => {
  it('is valid by the rules of RFC 4287, whatever its texts', async () => {
    const hostile = HOSTILE.map((each, id) =>
      post({ id, title: each, description: each, category: each, tags: [], cover_image: null }),
    );
    const feed = atomFeed(feedOf(post(), ...hostile));
    const bare = atomFeed(toPostFeed([], STORE, { ...PLACE, publicUrl: null }));
    expect(await problemsOf('atom', feed, bare)).toEqual([]);
    expect(await problemsOf('atom', feed.replace(/<id>[^<]*<\/id>/, ''))).not.toEqual([]);
    expect(await problemsOf('atom', feed.replace('.000Z', '.000'))).not.toEqual([]);
  });

  it('has the post as escaped HTML and as text, with absolute addresses', () => {
    const feed = atomFeed(feedOf(post()));
    expect(textsOf(feed, 'title')).toEqual(['Disaster Info', 'Flood']);
    expect(textsOf(feed, 'content')).toEqual(['<p>River <em>level</em></p>']);
    expect(textsOf(feed, 'summary')).toEqual(['River level']);
    expect(textsOf(feed, 'updated')).toEqual(Array(2).fill('2026-06-06T03:00:00.000Z'));
    expect(
      [...feed.matchAll(/<link rel="(\w+)" href="([^"]*)"/g)].map(([, ...link]) => link),
    ).toEqual([
      ['self', 'https://weather.example.org/feeds/posts.atom'],
      ['enclosure', 'https://weather.example.org/api/images/a'],
      ['enclosure', 'https://weather.example.org/api/images/b'],
    ]);
    expect(feed).toContain('<entry xml:lang="en">');
  });
});

describe('a JSON Feed', () => {
  const read = (json: string) => JSON.parse(json) as Record<string, unknown>;

  it('has what version 1.1 requires of a feed and its items', () => {
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
    });
  });

  it('has no address where the server does not know its own', () => {
    const { feed_url, items } = read(
      jsonFeed(toPostFeed([post()], STORE, { ...PLACE, publicUrl: null })),
    );
    expect(feed_url).toBeUndefined();
    expect(JSON.stringify(items)).not.toContain('/api/images');
  });
});

it('names posts for good: by the store and their id, and not by the address', () => {
  const urn = urnOf(STORE, 'post 7');
  expect(urn).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(urnOf(STORE, 'post 7')).toBe(urn);
  expect(new Set([urn, urnOf(STORE, 'post 8'), urnOf('2027', 'post 7')]).size).toBe(3);
  const elsewhere = toPostFeed([post({ title: 'Other' })], STORE, { ...PLACE, publicUrl: null });
  expect(elsewhere.items[0]?.id).toBe(urn);
});
