import type { FeedAddresses } from '../../contract/feeds';
import { isBlank } from '../../contract/text';
import type { FeedSettings } from '../feedSettings';
import { readMessages } from '../store/announcementMessages';
import { findNewestAnnouncement } from '../store/announcements';
import { readFeedPosts } from '../store/feedPosts';
import { firstStartAt } from '../store/firstStart';
import type { Db } from '../store/schema';
import { inSnapshot } from '../store/store';
import { atomFeed } from './atom';
import { capDocument, messageOf } from './cap';
import { jsonFeed } from './jsonFeed';
import { toPostFeed } from './postItems';
import type { PostFeed } from './postItems';

export interface Feed {
  path: string;
  type: string;
  build: (db: Db) => Promise<string | null>;
}

const PATHS = {
  announcement: '/feeds/announcement.json',
  posts_json: '/feeds/posts.json',
  posts_atom: '/feeds/posts.atom',
  cap: '/feeds/cap.xml',
} as const;

const POSTS = 20;
/** A longer description is cut to an excerpt, so that a feed stays within a megabyte. */
const MAX_DESCRIPTION_BYTES = 32_768;

export function addressesOf({ cap, publicUrl }: FeedSettings): FeedAddresses {
  const origin = publicUrl ?? '';
  return {
    announcement: origin + PATHS.announcement,
    posts_json: origin + PATHS.posts_json,
    posts_atom: origin + PATHS.posts_atom,
    cap: cap && origin + PATHS.cap,
    cap_status: cap?.status ?? 'Test',
  };
}

async function buildAnnouncement(db: Db): Promise<string> {
  const newest = await findNewestAnnouncement(db);
  if (!newest || isBlank(newest.text)) return JSON.stringify({ data: null });
  const { type, text, issued_at, renewed_at } = newest;
  return JSON.stringify({ data: { type, text, issued_at, renewed_at } });
}

async function readMessage(db: Db) {
  const newest = await findNewestAnnouncement(db);
  return newest && messageOf(newest, await readMessages(db, newest.id));
}

function capFeed(cap: NonNullable<FeedSettings['cap']>): Feed {
  const build = async (db: Db) => {
    // A snapshot, because another text could be published between the two queries.
    const message = await inSnapshot(db, readMessage);
    return message && capDocument(cap, message);
  };
  return { path: PATHS.cap, type: 'application/cap+xml', build };
}

export function feedsOf({ publicUrl, postUrl, cap }: FeedSettings): Feed[] {
  const posts = (path: string, format: (feed: PostFeed) => string) => async (db: Db) => {
    const found = await readFeedPosts(db, POSTS, MAX_DESCRIPTION_BYTES);
    return format(toPostFeed(found, await firstStartAt(db), { publicUrl, postUrl, path }));
  };
  const { announcement, posts_json: json, posts_atom: atom } = PATHS;
  return [
    { path: announcement, type: 'application/json', build: buildAnnouncement },
    { path: json, type: 'application/feed+json', build: posts(json, jsonFeed) },
    { path: atom, type: 'application/atom+xml', build: posts(atom, atomFeed) },
    ...(cap ? [capFeed(cap)] : []),
  ];
}
