import type { Page } from 'playwright-core';
import { ADMIN } from '../helpers/server/product';
import { logIn } from './support/backOffice';
import { putAnnouncement } from './support/records';
import { alert, button, heading, text } from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

beforeAll(async () => {
  await putAnnouncement(product, await logIn(product, ADMIN), 'Heavy rain');
});

/** From now on no part of the page arrives any more. */
const cutScripts = (page: Page) => page.route('**/*.js', (route) => route.abort());

test(
  'offers to try again where the form of a dialog does not arrive',
  scene(
    async ({ page, faults, open }) => {
      faults.announce(/ERR_FAILED/);
      faults.announce(/could not be loaded/);
      await open('/announcement');
      await text(page, 'Heavy rain').waitFor();
      await cutScripts(page);
      await button(page, 'Edit').click();
      await heading(page, 'This page could not be shown').waitFor();
      await page.unroute('**/*.js');
      await button(page, 'Try again').click();
      await text(page, 'Heavy rain').waitFor();
      await button(page, 'Edit').click();
      await page.getByRole('dialog', { name: 'Edit Announcement' }).waitFor();
    },
    { isFresh: true },
  ),
);

test(
  'leaves the date to the keyboard where the calendar does not arrive',
  scene(
    async ({ page, faults, open }) => {
      faults.announce(/ERR_FAILED/);
      faults.announce(/could not be loaded/);
      await open('/posts');
      await heading(page, 'Posts').waitFor();
      await cutScripts(page);
      await button(page, 'Choose date').first().click();
      await alert(page).filter({ hasText: 'Network error' }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
    { isFresh: true },
  ),
);
