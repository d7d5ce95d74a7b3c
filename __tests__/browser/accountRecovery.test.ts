import type { BrowserContext, Page } from 'playwright-core';
import { signIn } from '../helpers/browser/puzzle';
import { addUser } from './support/backOffice';
import type { Account } from './support/backOffice';
import { action, dialog, field, status } from './support/lists';
import { lookAtEveryWidth } from './support/look';
import { button, heading, link, signInScreen, text } from './support/screen';
import { DESK, openDevice, openStage } from './support/stage';

const { product, scene } = openStage();

const NAME = 'ဒေါ်ခင်မြတ်နိုး';
const NEXT = 'မုန်တိုင်း-၂၀၂၆';
const NOTE = 'Choose a password of your own before you go on.';

let observer: Account;

beforeAll(async () => {
  observer = await addUser(product, { name: NAME, permissions: [] });
});

/** Another device: nothing is shared with the page of the test. */
async function withOtherDevice(context: BrowserContext, play: (page: Page) => Promise<void>) {
  const browser = context.browser();
  if (!browser) throw new Error('The context has no browser.');
  const other = await openDevice(browser, product, null);
  try {
    await play(await other.newPage());
  } finally {
    await other.close();
  }
}

async function accept(page: Page, name: string) {
  await button(page, name).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
}

async function openDetail(page: Page) {
  await link(page, 'Users').click();
  await action(page, observer.email, 'View').click();
  await heading(page, 'User Detail').waitFor();
}

/** Resets the password as an administrator. @returns the temporary one */
async function resetPassword(page: Page): Promise<string> {
  await openDetail(page);
  await accept(page, 'Reset password');
  const shown = dialog(page, `Temporary password of ${NAME}`);
  const password = await shown.getByRole('code').textContent();
  await lookAtEveryWidth(page);
  await shown.getByRole('button', { name: 'Close', exact: true }).click();
  await text(page, 'No open sessions.').waitFor();
  return password ?? '';
}

async function changePassword(page: Page, from: string) {
  await field(page, 'Current Password').fill(from);
  await field(page, 'New Password').fill(NEXT);
  await field(page, 'Confirm New Password').fill(NEXT);
  await button(page, 'Change Password').click();
}

const sessions = (page: Page) =>
  page.getByRole('list', { name: 'Sessions', exact: true }).getByRole('listitem');

test(
  'gives a temporary password that opens nothing but the way to another one, and ends all sessions',
  scene(async ({ page, open, context }) => {
    await open('/slider');
    const password = await resetPassword(page);
    await withOtherDevice(context, async (device) => {
      await device.goto(product.url('/'));
      await signIn(device, { ...observer, password });
      await text(device, NOTE).waitFor();
      await lookAtEveryWidth(device);
      await device.setViewportSize(DESK);
      await link(device, 'Posts').click();
      await device.reload();
      await text(device, NOTE).waitFor();
      expect(device.url()).toBe(product.url('/profile'));
      await changePassword(device, password);
      await status(device, 'Password changed successfully!').waitFor();
      await heading(device, 'Slider').waitFor();

      await openDetail(device);
      expect(await heading(device, 'Sign-in').count()).toBe(0);

      await page.setViewportSize(DESK);
      await link(page, 'Slider').click();
      await heading(page, 'Slider').waitFor();
      await openDetail(page);
      await sessions(page).getByText('Chrome on Linux').waitFor();
      await accept(page, 'End all sessions');
      await text(page, 'No open sessions.').waitFor();
      await link(device, 'Slider').click();
      await signInScreen(device);
    });
  }),
);
