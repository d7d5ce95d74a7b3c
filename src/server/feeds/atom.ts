import { FEED_TITLE } from './postItems';
import type { PostFeed, PostItem } from './postItems';
import { element, leaf, toXml } from './xml';
import type { XmlElement } from './xml';

function toEntry(item: PostItem): XmlElement {
  const { id, title, html, summary, language, page, images, tags, published, updated } = item;
  return element(
    'entry',
    language ? { 'xml:lang': language } : {},
    leaf('id', id),
    leaf('title', title),
    leaf('published', published),
    leaf('updated', updated),
    ...tags.map((term) => element('category', { term })),
    page === null ? null : element('link', { rel: 'alternate', type: 'text/html', href: page }),
    ...images.map(({ url: href, type, bytes }) =>
      element('link', { rel: 'enclosure', type, length: String(bytes), href }),
    ),
    leaf('summary', summary),
    leaf('content', html, { type: 'html' }),
  );
}

interface AtomFeed {
  id: string;
  title: string;
  /** Its address; null if the server does not know its own. */
  selfUrl: string | null;
  updated: string;
}

/** A feed in Atom, RFC 4287. */
export function atomDocument(
  { id, title, selfUrl, updated }: AtomFeed,
  entries: readonly XmlElement[],
): string {
  return toXml(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom' },
      leaf('id', id),
      leaf('title', title),
      leaf('updated', updated),
      element('author', {}, leaf('name', FEED_TITLE)),
      selfUrl === null
        ? null
        : element('link', { rel: 'self', type: 'application/atom+xml', href: selfUrl }),
      ...entries,
    ),
  );
}

export const atomFeed = (feed: PostFeed): string => atomDocument(feed, feed.items.map(toEntry));
