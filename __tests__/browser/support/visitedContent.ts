import { TEXT_COLORS } from '../../../src/contract/postHtml';
import { addUser } from './backOffice';
import { drawPicture } from './photos';
import type { openStage } from './stage';

/** Stacked letters, three high: subscripts, vowels below and signs above. */
export const STACKED = 'ဣန္ဒြေစန္ဒာ ဗုဒ္ဓဟူး ကျွန်ုပ် ဉာဏ်ဖြူ သင်္ဘောကြီး';

/** The visible content by name. */
export const SEEN = {
  announcement: `မုန်တိုင်းသတိပေးချက်၊ ကမ်းရိုးတန်းဒေသများ ${STACKED}`,
  parent: `မိုးလေဝသ ${STACKED}`,
  child: `မိုးသည်းထန်စွာရွာသွန်းမှု ${STACKED}`,
  user: `ဒေါ်ခင်မြတ်နိုး ${STACKED}`,
  post: `ဧရာဝတီမြစ်ရေ စိုးရိမ်ရေမှတ်အထက် ရောက်ရှိ ${STACKED}`,
};

/** The part of the post's title that a list shows at any width. */
export const TITLE = SEEN.post.slice(0, 10);

/** The title of a deleted post. */
export const DELETED = 'မြေပြို';

/** The title of a post that the editor can open without a warning. */
export const EDITED = 'ငလျင်';

/**
 * Content that may be hard to read or too wide: every colour on every background, code, a long
 * word.
 */
const COLORS = Object.values(TEXT_COLORS).map((color) => `<span style="color:${color}">လေ</span>`);
const DESCRIPTION =
  `<h1>ယခု</h1><p>${COLORS.join(' ')} <a href="https://example.org">ဆက်ဖတ်ရန်</a></p><h6>နောက်မှ</h6>` +
  `<pre>${'7.20 m '.repeat(40)}</pre><blockquote>နေပါ</blockquote><p>${'9'.repeat(300)}</p>`;

/** Two versions that differ in every field. One has all the content that may be too wide. */
export function versionsOfPost() {
  const tag = (id: number, name: string) => ({ id, name, slug: name });
  const image = (name: string) => ({ id: name, url: `/build/icons/category-${name}.svg` });
  const version = (id: number, until: string | null, more: object) => ({
    id,
    user_name: SEEN.user,
    from: `2026-06-0${id}T03:00:00.000Z`,
    until,
    entity: { id: 1, categoryId: 1, created_at: `2026-06-0${id}T03:00:00.000Z`, ...more },
  });
  const [old, now] = [
    { title: 'မိုးရွာမည်', description: '<p>မိုးရွာမည်</p>', category: 'မိုး', type: 'post' },
    { title: SEEN.post, description: DESCRIPTION, category: SEEN.parent, type: 'knowledge' },
  ];
  return [
    version(2, null, { ...now, tags: [tag(3, STACKED)], cover_image: image('two') }),
    version(1, '2026-06-02T03:00:00.000Z', { ...old, tags: [], cover_image: image('one') }),
  ];
}

/** Fills the store for the visits. */
export async function prepareVisits({ product, office }: ReturnType<typeof openStage>) {
  await office.putSliders([await drawPicture(), await drawPicture('#b03030')]);
  await office.putAnnouncement(SEEN.announcement);
  const categoryId = await office.makeCategory(SEEN.parent);
  await office.makeCategory(SEEN.child, categoryId);
  const id = await office.makePost({ title: DELETED, categoryId });
  await office.save('DELETE', `/posts/${id}`);
  const tags = ['မိုး', 'မြစ်ရေ', STACKED];
  const post = { title: SEEN.post, description: DESCRIPTION, categoryId, tags, images: 2 };
  await office.makePost(post);
  await office.makePost({ title: EDITED, categoryId, images: 2 });
  // Each user has their own role, so there are two pages of roles.
  await addUser(product, 'ဦးသန်းလွင်');
  await addUser(product, SEEN.user, ['post-edit']);
}
