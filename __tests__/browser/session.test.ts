import type { Page } from 'playwright-core';
import { ADMIN } from '../helpers/server/product';
import { signIn } from '../helpers/browser/puzzle';
import { addUser, revoke } from './support/backOffice';
import type { Account } from './support/backOffice';
import { drawPicture } from './support/photos';
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

let viewer: Account;
let picture: Buffer;

beforeAll(async () => {
  picture = await drawPicture();
  viewer = await addUser(product, { name: 'ဦးသန်းလွင်', permissions: [] });
});

const ownSession = { ownSession: true, sliders: () => [[picture]] };

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test(
  'signs out, removes both keys and shows nothing more on Back',
  scene(async ({ page, open }) => {
    await open('/slider');
    await link(page, 'View').click();
    await heading(page, 'Slider Detail').waitFor();
    await logOut(page);
    expect(page.url()).toBe(product.url('/login'));
    expect(await storedKeys(page)).toEqual([]);
    await page.goBack();
    await signInScreen(page);
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
    await page.reload();
    await signInScreen(page);
  }, ownSession),
);

test(
  'stays signed in where the server could not be told',
  scene(async ({ page, open, faults }) => {
    faults.announce(/500/);
    faults.announce(/logout failed/);
    await page.route('**/api/logout', (route) => route.fulfill({ status: 500, json: {} }));
    await open('/slider');
    await button(page, 'Account').click();
    await Promise.all([
      page.waitForResponse('**/api/logout'),
      page.getByRole('menuitem', { name: 'Logout', exact: true }).click(),
    ]);
    await page.keyboard.press('Escape');
    await link(page, 'View').click();
    await heading(page, 'Slider Detail').waitFor();
    expect(await storedKeys(page)).toHaveLength(2);
  }, ownSession),
);

test(
  'ends a session that was revoked in mid-work once, without a storm of requests',
  scene(async ({ page, open, session, faults }) => {
    faults.announce(/401/);
    await open('/slider');
    await sliderRows(page).first().waitFor();
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/')) answers.push(response.status());
    });
    await strip(page).waitFor();
    if (session) await revoke(product, session);
    await link(page, 'Edit').click();
    await signInScreen(page);
    expect(page.url()).toBe(product.url('/login'));
    expect(await storedKeys(page)).toEqual([]);
    await signIn(page, ADMIN);
    await heading(page, 'Slider').waitFor();
    await sliderRows(page).first().waitFor();
    expect(answers.filter((status) => status === 401)).toHaveLength(1);
  }, ownSession),
);

test(
  'closes what was open when a session ends, and tells of no other failure',
  scene(async ({ page, open, session, faults }) => {
    faults.announce(/401/);
    await open('/slider');
    await strip(page).waitFor();
    await button(page, 'Delete').click();
    if (session) await revoke(product, session);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await signInScreen(page);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
  }, ownSession),
);

test(
  'does not show the lists of one person to the next',
  scene(async ({ page, open }) => {
    await open('/slider');
    await sliderRows(page).first().waitFor();
    await logOut(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/sliders', async (route) => {
      await held;
      await route.continue();
    });
    await signIn(page, viewer);
    await text(page, 'Loading...').waitFor();
    await text(page, 'ဦးသန်းလွင်').waitFor();
    expect(await sliderRows(page).count()).toBe(0);
    answer();
    await sliderRows(page).first().waitFor();
  }, ownSession),
);
