import type { Page } from 'playwright-core';
import { ADMIN } from '../helpers/server/product';
import { signIn } from '../helpers/browser/puzzle';
import { addUser, logIn } from './support/backOffice';
import { field } from './support/lists';
import { descriptionField, preparePosts } from './support/postForm';
import { button, heading, logOut, signInScreen, text } from './support/screen';
import { openDevice, openStage } from './support/stage';
import type { Scene } from './support/stage';

const { product, scene } = openStage();

/** Opens a visible tab in front of a hidden one. */
async function openTwoTabs({ page, context, open }: Scene, below: string, above: string) {
  await open(below);
  const front = await context.newPage();
  await front.goto(product.url(above));
  return { front, back: page };
}

test(
  'signs out with another tab, and follows the user who signs in there',
  scene(
    async (set) => {
      const viewer = await addUser(product, { name: 'Daw Khin', permissions: [] });
      const { front, back } = await openTwoTabs(set, '/slider', '/slider');
      await heading(back, 'Slider').waitFor();
      await logOut(front);
      await signInScreen(back);
      expect(await back.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
      await signIn(front, viewer);
      await text(back, 'Daw Khin').waitFor();
    },
    { ownSession: true },
  ),
);

/** Opens another browser, in which another user is signed in. */
async function openElsewhere({ context }: Scene, name: string): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error('The browser is gone.');
  const account = await addUser(product, { name, permissions: ['post-edit'] });
  const device = await openDevice(browser, product, await logIn(product, account));
  return device.newPage();
}

/** Opens the form of a post and changes its title. */
async function retitle(page: Page, id: number, title: string): Promise<void> {
  await page.goto(product.url(`/posts/${id}/edit`));
  await descriptionField(page).waitFor();
  await field(page, 'Title').fill(title);
}

test(
  'prevents another browser and another tab from overwriting a saved post',
  scene(async (set) => {
    const { page: first, context, faults } = set;
    faults.announce(/412/);
    const id = await (await preparePosts(product, await logIn(product, ADMIN)))();
    const second = await context.newPage();
    const elsewhere = await openElsewhere(set, 'Daw Mya');
    await retitle(first, id, 'Rain');
    await retitle(second, id, 'Storm');
    await retitle(elsewhere, id, 'Flood');

    await button(elsewhere, 'Update').click();
    await heading(elsewhere, 'Posts').waitFor();
    await button(second, 'Update').click();
    await second.getByText(/^Daw Mya saved this on/).waitFor();
    await button(second, 'Update').click();
    await heading(second, 'Posts').waitFor();
    await button(first, 'Update').click();
    const choice = first.getByRole('radiogroup', { name: 'Title: mine or theirs' });
    await choice.getByText('Storm', { exact: true }).waitFor();
    expect(await field(first, 'Title').inputValue()).toBe('Rain');
    await choice.getByLabel('Take theirs').click();
    await button(first, 'Update').click();
    await heading(first, 'Posts').waitFor();
    await first.getByRole('row').filter({ hasText: 'Storm' }).waitFor();
    await elsewhere.context().close();
  }),
);
