import { fullAreaName } from '../../contract/areas';
import type { FeedAddresses } from '../../contract/feeds';
import { isBlank } from '../../contract/text';
import type { CapSettings, FeedSettings } from '../config/feedSettings';
import { findNewestAlert, listAlerts, rangeOfAlerts } from '../store/alerts';
import { findNewestAnnouncement, findNewestPublication } from '../store/announcements';
import { readFeedPosts, readFeedVersions } from '../store/feedPosts';
import { firstStartAt } from '../store/firstStart';
import type { Db } from '../store/schema';
import { atomFeed } from './atom';
import { capIndex } from './capIndex';
import { jsonFeed } from './jsonFeed';
import { toPostFeed } from './postItems';
import type { PostFeed } from './postItems';

export interface Feed {
  path: string;
  type: string;
  /** What differs whenever the document does. It costs one short query. */
  version: (db: Db, now: Date) => Promise<unknown>;
  build: (db: Db, now: Date) => Promise<string | null>;
}

const PATHS = {
  announcement: '/feeds/announcement.json',
  posts_json: '/feeds/posts.json',
  posts_atom: '/feeds/posts.atom',
  cap_atom: '/feeds/cap.atom',
  cap: '/feeds/cap.xml',
} as const;

export const CAP_TYPE = 'application/cap+xml';

/** The permanent addresses of alerts are `{identifier}.xml` below this path. */
export const ALERTS_PATH = '/feeds/cap/';

const POSTS = 20;
/** A longer description is cut to an excerpt, so that a feed stays within a megabyte. */
const MAX_DESCRIPTION_BYTES = 32_768;

const WEEK_MS = 7 * 86_400_000;
/** An entry takes up to five kilobytes. */
const MAX_ALERTS = 1000;

export function addressesOf({ cap, publicUrl }: FeedSettings): FeedAddresses {
  const origin = publicUrl ?? '';
  return {
    announcement: origin + PATHS.announcement,
    posts_json: origin + PATHS.posts_json,
    posts_atom: origin + PATHS.posts_atom,
    cap_atom: cap && origin + PATHS.cap_atom,
    cap: cap && origin + PATHS.cap,
    cap_status: cap?.status ?? 'Test',
  };
}

async function buildAnnouncement(db: Db): Promise<string> {
  const newest = await findNewestAnnouncement(db);
  const version = newest?.version ?? 0;
  if (!newest || isBlank(newest.text)) return JSON.stringify({ data: null, version });
  const { type, text, issued_at, renewed_at } = newest;
  const areas = newest.areas.map((code) => ({
    code,
    name_en: fullAreaName(code, 'en'),
    name_my: fullAreaName(code, 'my'),
  }));
  return JSON.stringify({ data: { type, text, areas, issued_at, renewed_at }, version });
}

function capFeeds({ status }: CapSettings, publicUrl: string | null): Feed[] {
  const listed = (now: Date) => ({ since: new Date(now.getTime() - WEEK_MS), status });
  const version: Feed['version'] = (db, now) => rangeOfAlerts(db, listed(now));
  const buildIndex: Feed['build'] = async (db, now) => {
    const alerts = await listAlerts(db, listed(now), MAX_ALERTS);
    const selfUrl = publicUrl && publicUrl + PATHS.cap_atom;
    // Without an origin it is relative to the address of the index.
    const addressOf = (identifier: string) => `${publicUrl ?? ''}${ALERTS_PATH}${identifier}.xml`;
    return capIndex(alerts, { store: await firstStartAt(db), selfUrl }, addressOf);
  };
  const buildNewest = async (db: Db) => (await findNewestAlert(db, status))?.document ?? null;
  return [
    { path: PATHS.cap_atom, type: 'application/atom+xml', version, build: buildIndex },
    { path: PATHS.cap, type: CAP_TYPE, version, build: buildNewest },
  ];
}

export function feedsOf({ publicUrl, postUrl, cap }: FeedSettings): Feed[] {
  const posts = (path: string, type: string, format: (feed: PostFeed) => string): Feed => ({
    path,
    type,
    version: (db) => readFeedVersions(db, POSTS),
    build: async (db) => {
      const found = await readFeedPosts(db, POSTS, MAX_DESCRIPTION_BYTES);
      return format(toPostFeed(found, await firstStartAt(db), { publicUrl, postUrl, path }));
    },
  });
  return [
    {
      path: PATHS.announcement,
      type: 'application/json',
      version: findNewestPublication,
      build: buildAnnouncement,
    },
    posts(PATHS.posts_json, 'application/feed+json', jsonFeed),
    posts(PATHS.posts_atom, 'application/atom+xml', atomFeed),
    ...(cap ? capFeeds(cap, publicUrl) : []),
  ];
}
