import { createHash } from 'node:crypto';
import { languageOf } from '../../contract/languages';
import type { Language } from '../../contract/languages';
import { cleanLine, cleanLines } from '../../contract/text';
import { pageOf } from '../config/feedSettings';
import { plainText, wholeText } from '../html/plainText';
import type { FeedPost } from '../store/feedPosts';

export interface PostItem {
  /** A permanent id, which does not depend on the server's address. */
  id: string;
  title: string;
  html: string;
  summary: string;
  language: Language | null;
  /** Its page on the public site; null if that is unknown. */
  page: string | null;
  /** The cover first. Empty if the server does not know its own address. */
  images: FeedPost['images'];
  tags: string[];
  published: string;
  updated: string;
}

export interface PostFeed {
  id: string;
  title: string;
  selfUrl: string | null;
  updated: string;
  items: PostItem[];
}

export const FEED_TITLE = 'Disaster Info';

const SUMMARY_LENGTH = 280;

/**
 * A permanent id, RFC 9562's version 8.
 *
 * @param store a value that every copy of this store has and no other store
 */
export function urnOf(store: string, name: string): string {
  const hex = createHash('sha256').update(`${store}\n${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return `urn:uuid:${[...parts, variant + hex.slice(17, 20), hex.slice(20, 32)].join('-')}`;
}

export function summaryOf(text: string): string {
  const letters = Array.from(text.replace(/\s+/g, ' '));
  if (letters.length <= SUMMARY_LENGTH) return letters.join('');
  return `${letters.slice(0, SUMMARY_LENGTH - 1).join('')}…`;
}

interface Place {
  publicUrl: string | null;
  postUrl: string | null;
}

const toAbsolute = (image: FeedPost['images'][number], origin: string) => ({
  ...image,
  url: new URL(image.url, origin).href,
});

function toItem(post: FeedPost, store: string, { publicUrl, postUrl }: Place): PostItem {
  const { id, category, tags } = post;
  const title = cleanLine(post.title);
  const html = cleanLines(post.description);
  const names = [...(category === null ? [] : [category]), ...tags.map(({ name }) => name)];
  return {
    id: urnOf(store, `post ${id}`),
    title,
    html,
    summary: summaryOf(wholeText(html)),
    language: languageOf(`${title} ${plainText(html)}`),
    page: postUrl === null ? null : pageOf(postUrl, id),
    images: publicUrl === null ? [] : post.images.map((image) => toAbsolute(image, publicUrl)),
    tags: names.map(cleanLine),
    published: post.created_at,
    updated: post.updated_at,
  };
}

export function toPostFeed(
  posts: readonly FeedPost[],
  store: string,
  { path, ...place }: Place & { path: string },
): PostFeed {
  const items = posts.map((post) => toItem(post, store, place));
  return {
    id: urnOf(store, 'posts'),
    title: FEED_TITLE,
    selfUrl: place.publicUrl && place.publicUrl + path,
    updated: items.reduce((latest, { updated }) => (updated > latest ? updated : latest), store),
    items,
  };
}
