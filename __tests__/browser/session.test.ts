import type { Page } from 'playwright-core';
import { ADMIN } from '../helpers/server/product';
import { signIn } from '../helpers/browser/puzzle';
import { addUser, revoke } from './support/backOffice';
import {
  button,
  heading,
  link,
  logOut,
  signInScreen,
  sliderRows,
  strip,
  text,
} from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

const ownSession = { ownSession: true, sliders: 1 } as const;

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test(
  'ends a revoked session once, without a storm of requests',
  scene(async ({ page, open, session, faults }) => {
    faults.announce(/401/);
    await open('/slider');
    await sliderRows(page).first().waitFor();
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/')) answers.push(response.status());
    });
    await strip(page).waitFor();
    await revoke(product, session);
    await link(page, 'Edit').click();
    await signInScreen(page);
    expect(page.url()).toBe(product.url('/login'));
    // What the server can do does not belong to the session.
    expect(await storedKeys(page)).toEqual(['server_capabilities']);
    await signIn(page, ADMIN);
    await heading(page, 'Slider').waitFor();
    await sliderRows(page).first().waitFor();
    expect(answers.filter((status) => status === 401)).toHaveLength(1);
  }, ownSession),
);

test(
  'closes open dialogs when a session ends, and reports no other failure',
  scene(async ({ page, open, session, faults }) => {
    faults.announce(/401/);
    await open('/slider');
    await strip(page).waitFor();
    await button(page, 'Delete').click();
    await revoke(product, session);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await signInScreen(page);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
  }, ownSession),
);

test(
  'signs out with another tab, and follows the user who signs in there',
  scene(
    async ({ page: hidden, context, open }) => {
      const viewer = await addUser(product, 'Daw Khin');
      await open('/slider');
      const visible = await context.newPage();
      await visible.goto(product.url('/slider'));
      await heading(hidden, 'Slider').waitFor();
      await logOut(visible);
      await signInScreen(hidden);
      expect(await hidden.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
      await signIn(visible, viewer);
      await text(hidden, 'Daw Khin').waitFor();
    },
    { ownSession: true },
  ),
);
