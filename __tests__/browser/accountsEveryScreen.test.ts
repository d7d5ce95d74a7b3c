import { addUser } from './support/backOffice';
import type { Account } from './support/backOffice';
import { lookAtEveryWidth } from './support/look';
import { roleVisits, SEEN, userVisits } from './support/recordVisits';
import { text } from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

let viewer: Account;

beforeAll(async () => {
  await addUser(product, { name: SEEN.user, permissions: ['post-edit'] });
  viewer = await addUser(product, { name: 'ဦးသန်းလွင်', permissions: [] });
});

test.each(Object.entries({ ...roleVisits, ...userVisits }))(
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
