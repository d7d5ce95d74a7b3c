import { TEXT_COLORS } from '../../src/contract/postHtml';
import { ADMIN } from '../helpers/server/product';
import { logIn } from './support/backOffice';
import { lookAtEveryWidth } from './support/look';
import { makePost } from './support/postRecords';
import { makeCategory, putAnnouncement } from './support/records';
import { announcementVisits, categoryVisits, postVisits, SEEN } from './support/recordVisits';
import { openStage } from './support/stage';

const { product, scene } = openStage();

/** All that may be hard to read or too wide: every colour on every ground, code, a long word. */
const COLORS = Object.values(TEXT_COLORS).map((color) => `<span style="color:${color}">လေ</span>`);
const POST =
  `<h1>ယခု</h1><p>${COLORS.join(' ')} <a href="https://example.org">more</a></p><h6>Later</h6>` +
  `<pre>${'7.20 m '.repeat(40)}</pre><blockquote>Stay in</blockquote><p>${'x'.repeat(300)}</p>`;

beforeAll(async () => {
  const session = await logIn(product, ADMIN);
  await putAnnouncement(product, session, SEEN.announcement);
  const parent = await makeCategory(product, session, SEEN.parent);
  await makeCategory(product, session, SEEN.child, parent);
  await makePost(product, session, {
    title: SEEN.post,
    description: POST,
    categoryId: parent,
    tags: ['မိုး', 'မြစ်ရေ', 'Flood'],
    images: 2,
  });
});

const visits = Object.entries({
  ...announcementVisits,
  ...categoryVisits,
  ...postVisits,
});

test.each(visits)(
  'fits every width without scrolling sideways and passes axe, light and dark: %s',
  (_, go) =>
    scene(async (set) => {
      await go(set);
      await lookAtEveryWidth(set.page);
    })(),
);
