import { ADMIN } from '../helpers/product';
import { addUser, logIn } from './support/backOffice';
import type { Account } from './support/backOffice';
import { lookAtEveryWidth } from './support/look';
import { makeCategory, putAnnouncement } from './support/records';
import {
  announcementVisits,
  categoryVisits,
  roleVisits,
  SEEN,
  userVisits,
} from './support/recordVisits';
import { text } from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

let viewer: Account;

beforeAll(async () => {
  const session = await logIn(product, ADMIN);
  await putAnnouncement(product, session, SEEN.announcement);
  const parent = await makeCategory(product, session, SEEN.parent);
  await makeCategory(product, session, SEEN.child, parent);
  await addUser(product, { name: SEEN.user, permissions: ['post-edit'] });
  viewer = await addUser(product, { name: 'ဦးသန်းလွင်', permissions: [] });
});

const visits = Object.entries({
  ...announcementVisits,
  ...roleVisits,
  ...categoryVisits,
  ...userVisits,
});

test.each(visits)(
  'fits every width without scrolling sideways and passes axe, light and dark: %s',
  (_, go) =>
    scene(async (set) => {
      await go(set);
      await lookAtEveryWidth(set.page);
    })(),
);

test.each(['/role/create', '/users/create', '/users/1/edit', '/role/1/edit'])(
  'does so where nothing may be saved: %s',
  (route) =>
    scene(
      async ({ page, open }) => {
        await open(route);
        await text(page, 'You do not have permission to save.').waitFor();
        await lookAtEveryWidth(page);
      },
      { as: () => viewer },
    )(),
);
