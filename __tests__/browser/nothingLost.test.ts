import type { Page } from 'playwright-core';
import { listSliders } from './support/backOffice';
import { eventually } from './support/eventually';
import { action, field, row, status } from './support/lists';
import { takePhoto } from './support/photos';
import { putAnnouncement } from './support/records';
import { button, fileInput, heading, leaveAnyway, link, text } from './support/screen';
import { openStage } from './support/stage';
import type { Scene } from './support/stage';

const { product, scene } = openStage();

const NOTICE = 'မုန်တိုင်းသတိပေးချက်';

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Leave without saving what you have entered?' });

const asAdmin = ({ session }: Scene) => {
  if (!session) throw new Error('Nobody is signed in.');
  return session;
};

test(
  'asks before Back, Escape and a click beside it lose a warning that is being typed',
  scene(async (set) => {
    const { page, open } = set;
    await putAnnouncement(product, asAdmin(set), NOTICE);
    await open('/slider');
    await link(page, 'Announcement').click();
    await action(page, NOTICE, 'Edit').click();
    await field(page, 'Text').fill('ရေကြီးမှု');
    for (const leave of [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
    ]) {
      await leave();
      await question(page).waitFor();
      await page.keyboard.press('Escape');
      await question(page).waitFor({ state: 'detached' });
      expect(await field(page, 'Text').inputValue()).toBe('ရေကြီးမှု');
    }
    await page.keyboard.press('Escape');
    await leaveAnyway(page);
    await row(page, NOTICE).waitFor();
  }),
);

test(
  'closes an overlay on Back on a phone, and leaves the page on the next',
  scene(
    async ({ page, open }) => {
      await open('/slider');
      await button(page, 'Open sidebar').click();
      await link(page, 'Users').click();
      await heading(page, 'Users').waitFor();
      await button(page, 'Open sidebar').click();
      const sidebar = page.getByRole('dialog', { name: 'Sidebar' });
      await sidebar.waitFor();
      await page.goBack();
      await sidebar.waitFor({ state: 'detached' });
      await heading(page, 'Users').waitFor();
      await page.goBack();
      await heading(page, 'Slider').waitFor();
    },
    { viewport: { width: 375, height: 812 } },
  ),
);

test(
  'shows what somebody else has saved, and keeps both until one is chosen',
  scene(async (set) => {
    const { page, open, faults } = set;
    faults.announce(/412/);
    await putAnnouncement(product, asAdmin(set), NOTICE);
    await open('/announcement');
    await action(page, NOTICE, 'Edit').click();
    await field(page, 'Text').fill('ရေကြီးမှု');
    await putAnnouncement(product, asAdmin(set), 'မြေပြိုမှု');
    await button(page, 'Update').click();
    const choice = page.getByRole('radiogroup', { name: 'Text: mine or theirs' });
    await choice.getByText('မြေပြိုမှု').waitFor();
    expect(await field(page, 'Text').inputValue()).toBe('ရေကြီးမှု');
    await choice.getByLabel('Take theirs').click();
    expect(await field(page, 'Text').inputValue()).toBe('မြေပြိုမှု');
    await choice.getByLabel('Keep mine').click();
    await button(page, 'Update').click();
    await status(page, 'Announcement updated successfully!').waitFor();
    await row(page, 'ရေကြီးမှု').waitFor();
  }),
);

test(
  'creates one category where the response was lost and the form is sent again',
  scene(async ({ page, open, faults }) => {
    faults.announce(/ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_INTERNET/);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/categories', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      // The first request arrives at the server; its response does not come back.
      const response = await route.fetch();
      return keys.length === 1 ? route.abort() : route.fulfill({ response });
    });
    await open('/category');
    await button(page, 'Create').click();
    await field(page, 'Category Name').fill('ရေကြီးမှု');
    await page.getByRole('combobox', { name: 'Category Icon', exact: true }).click();
    await page.getByRole('option', { name: 'category-five', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByText(/Try again without changes: it is saved only once\.$/).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
    await status(page, 'Category created successfully!').waitFor();
    expect(keys).toEqual([keys[0], keys[0]]);
    await eventually(async () => expect(await row(page, 'ရေကြီးမှု').count()).toBe(1));
  }),
);

test(
  'breaks an upload off, and creates nothing, where it is cancelled half-way',
  scene(
    async (set) => {
      const { page, context, open } = set;
      await open('/slider/create');
      await fileInput(page).setInputFiles(await takePhoto('IMG_2041.jpg'));
      const line = await context.newCDPSession(page);
      await line.send('Network.emulateNetworkConditions', {
        ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 },
      });
      await button(page, 'Create').click();
      await page.getByRole('progressbar', { name: 'Upload progress' }).waitFor();
      await button(page, 'Cancel').click();
      await leaveAnyway(page);
      await heading(page, 'Slider').waitFor();
      await text(page, 'No slider data found.').waitFor();
      expect(await listSliders(product, asAdmin(set))).toEqual([]);
    },
    { sliders: () => [], isFresh: true },
  ),
);
