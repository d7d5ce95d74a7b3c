import type { PostFeed, PostItem } from './postItems';
import { element, leaf, toXml } from './xml';
import type { XmlElement } from './xml';

function toEntry(item: PostItem): XmlElement {
  const { id, title, html, summary, language, images, tags, published, updated } = item;
  return element(
    'entry',
    language ? { 'xml:lang': language } : {},
    leaf('id', id),
    leaf('title', title),
    leaf('published', published),
    leaf('updated', updated),
    ...tags.map((term) => element('category', { term })),
    ...images.map((href) => element('link', { rel: 'enclosure', href })),
    leaf('summary', summary),
    leaf('content', html, { type: 'html' }),
  );
}

/** An Atom feed, RFC 4287. */
export function atomFeed({ id, title, selfUrl, updated, items }: PostFeed): string {
  return toXml(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom' },
      leaf('id', id),
      leaf('title', title),
      leaf('updated', updated),
      element('author', {}, leaf('name', title)),
      selfUrl === null ? null : element('link', { rel: 'self', href: selfUrl }),
      ...items.map(toEntry),
    ),
  );
}
