import { ADMIN } from '../helpers/server/product';
import { signIn } from '../helpers/browser/puzzle';
import { addUser } from './support/backOffice';
import { heading, logOut, signInScreen, text } from './support/screen';
import { openStage } from './support/stage';
import type { Scene } from './support/stage';

const { product, scene } = openStage();

/** A tab that is looked at, above one that is not. */
async function openTwoTabs({ page, context, open }: Scene, below: string, above: string) {
  await open(below);
  const front = await context.newPage();
  await front.goto(product.url(above));
  return { front, back: page };
}

test(
  'signs out in all tabs when one signs out',
  scene(
    async (set) => {
      const { front, back } = await openTwoTabs(set, '/slider/create', '/slider');
      await heading(back, 'Create Slider').waitFor();
      await logOut(front);
      await signInScreen(back);
      expect(await back.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
    },
    { ownSession: true },
  ),
);

test(
  'signs in in all tabs when one signs in',
  scene(
    async (set) => {
      const { front, back } = await openTwoTabs(set, '/login', '/');
      await signInScreen(back);
      await signIn(front, ADMIN);
      await heading(front, 'Slider').waitFor();
      await heading(back, 'Slider').waitFor();
    },
    { as: null },
  ),
);

test(
  'follows the person whom another tab signs in',
  scene(
    async (set) => {
      const viewer = await addUser(product, { name: 'Daw Khin', permissions: [] });
      const { front, back } = await openTwoTabs(set, '/slider', '/slider');
      await heading(back, 'Slider').waitFor();
      await logOut(front);
      await signIn(front, viewer);
      await text(back, 'Daw Khin').waitFor();
    },
    { ownSession: true },
  ),
);
