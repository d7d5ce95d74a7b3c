import type { PostFeed, PostItem } from './postItems';

function toItem({ id, title, html, summary, language, page, images, tags, ...times }: PostItem) {
  return {
    id,
    title,
    content_html: html,
    summary,
    ...(page !== null && { url: page }),
    ...(images[0] && { image: images[0].url }),
    date_published: times.published,
    date_modified: times.updated,
    tags,
    ...(language && { language }),
  };
}

/** JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed({ title, selfUrl, items }: PostFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    ...(selfUrl !== null && { feed_url: selfUrl }),
    authors: [{ name: title }],
    items: items.map(toItem),
  });
}
