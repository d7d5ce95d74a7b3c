import type { Page } from 'playwright-core';
import { listSliders } from './support/backOffice';
import { eventually } from './support/eventually';
import { action, field, row, status } from './support/lists';
import { takePhoto } from './support/photos';
import type { ChosenFile } from './support/photos';
import { makePost, postAction, postRow } from './support/postRecords';
import { makeCategory, putAnnouncement } from './support/records';
import { button, fileInput, goBack, heading, leaveAnyway, link, text } from './support/screen';
import { openStage } from './support/stage';
import type { Scene } from './support/stage';

const { product, scene } = openStage();

let photo: ChosenFile;

beforeAll(async () => {
  photo = await takePhoto('IMG_2041.jpg', 1, { width: 1400, height: 1000 });
});

const NOTICE = 'မုန်တိုင်းသတိပေးချက်';

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'What you entered stays on this device as a draft.' });

const asAdmin = ({ session }: Scene) => {
  if (!session) throw new Error('Nobody is signed in.');
  return session;
};

test(
  'asks before Back, Escape or a click outside discards an unsent warning',
  scene(async (set) => {
    const { page, open } = set;
    await putAnnouncement(product, asAdmin(set), NOTICE);
    await open('/slider');
    await link(page, 'Announcement').click();
    await action(page, NOTICE, 'Edit').click();
    await field(page, 'Text').fill('ရေကြီးမှု');
    for (const leave of [
      () => goBack(page, 'layer'),
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
  'closes an overlay and a dialog on Back on a phone, and leaves the page on the next',
  scene(
    async ({ page, open }) => {
      await open('/slider');
      await button(page, 'Open sidebar').click();
      await link(page, 'Users').click();
      await heading(page, 'Users').waitFor();
      await button(page, 'Open sidebar').click();
      const sidebar = page.getByRole('dialog', { name: 'Sidebar' });
      await sidebar.waitFor();
      await goBack(page, 'layer');
      await sidebar.waitFor({ state: 'detached' });
      await button(page, 'Open sidebar').click();
      await link(page, 'Category').click();
      await button(page, 'Create').click();
      const dialog = page.getByRole('dialog', { name: 'Create Parent Category' });
      await field(page, 'Category Name').fill('ရေကြီးမှု');
      await goBack(page, 'layer');
      await leaveAnyway(page);
      await dialog.waitFor({ state: 'detached' });
      await heading(page, 'Categories').waitFor();
      await goBack(page, 'page');
      await heading(page, 'Users').waitFor();
      await goBack(page, 'page');
      await heading(page, 'Slider').waitFor();
    },
    { viewport: { width: 375, height: 812 } },
  ),
);

test(
  'shows what another user has saved, and keeps both values until one is chosen',
  scene(async (set) => {
    const { page, open, faults } = set;
    faults.announce(/412/);
    await putAnnouncement(product, asAdmin(set), NOTICE, 'pleasant');
    await open('/announcement');
    await action(page, NOTICE, 'Edit').click();
    await field(page, 'Text').fill('ရေကြီးမှု');
    await putAnnouncement(product, asAdmin(set), 'မြေပြိုမှု', 'pleasant');
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
  'creates one category if the response is lost and the form is sent again',
  scene(async ({ page, open, faults }) => {
    faults.announce(/ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_INTERNET|announcement in force could not/);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/categories', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      // The first request reaches the server, but its response is lost.
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
  'restores a deleted post with its images, by keyboard and without a time limit',
  scene(async (set) => {
    const { page, open } = set;
    const title = 'ရေလွှမ်းမိုးမှု';
    const categoryId = await makeCategory(product, asAdmin(set), 'မြစ်ရေ');
    await makePost(product, asAdmin(set), { title, categoryId, images: 2 });
    await page.clock.install();
    await open('/posts');
    await postAction(page, title, 'Delete').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await postRow(page, title).waitFor({ state: 'detached' });
    await page.locator('button:focus').and(button(page, 'Undo')).waitFor();
    await page.clock.fastForward(60_000);
    await page.keyboard.press('Enter');
    await text(page, 'Post restored.').waitFor();
    await postAction(page, title, 'View').click();
    await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    const images = page.getByRole('main').locator('img');
    await eventually(async () => {
      const widths = await images.evaluateAll((all) =>
        all.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
      );
      expect(widths).toHaveLength(3);
      expect(Math.min(...widths)).toBeGreaterThan(0);
    });
  }),
);

/** Limits the upload, in bytes per second; -1 removes the limit. */
type Throttle = (uploadThroughput: number) => Promise<unknown>;

/** Sends a photo, and presses Cancel once that percentage of it has been sent. */
async function cancelAt({ page, open }: Scene, throttle: Throttle, percent: number) {
  await open('/slider/create');
  await fileInput(page).setInputFiles(photo);
  await page.getByText(/^\d+ KB$/).waitFor();
  // Slow enough that the next steps come before the last byte, even on a busy machine.
  await throttle(30_000);
  await button(page, 'Create').click();
  const progress = page.getByRole('progressbar', { name: 'Upload progress' });
  await eventually(async () =>
    expect(Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(percent),
  );
  await button(page, 'Cancel').click();
  await leaveAnyway(page);
  await heading(page, 'Slider').waitFor();
}

test(
  'aborts an upload cancelled at 20 or 80 percent, and reports one that was sent completely',
  scene(
    async (set) => {
      const { page, context } = set;
      const line = await context.newCDPSession(page);
      const setLine = (uploadThroughput: number, downloadThroughput = -1) =>
        line.send('Network.emulateNetworkConditions', {
          ...{ offline: false, latency: 0, downloadThroughput, uploadThroughput },
        });
      for (const percent of [20, 80]) {
        await cancelAt(set, setLine, percent);
        await setLine(-1);
        await text(page, 'No slider data found.').waitFor();
        expect(await listSliders(product, asAdmin(set))).toEqual([]);
      }
      // The response arrives only after the user has opened another page.
      await cancelAt(set, () => setLine(-1, 1), 100);
      await setLine(-1);
      await status(page, 'Slider created successfully!').waitFor();
      expect(await listSliders(product, asAdmin(set))).toHaveLength(1);
    },
    { sliders: () => [] },
  ),
);
