import type { Page } from 'playwright-core';
import { action, field, postAction, postRow, row, status } from '../support/lists';
import { takePhoto } from '../support/photos';
import type { ChosenFile } from '../support/photos';
import {
  button,
  eventually,
  fileInput,
  goBack,
  heading,
  link,
  text,
  untilAt,
} from '../support/screen';
import { openDevice, openStage } from '../support/stage';
import type { Scene } from '../support/stage';
import { addUser, logIn } from '../support/backOffice';
import { descriptionField } from '../support/postForm';

const { product, office, scene } = openStage();

let photo: ChosenFile;

beforeAll(async () => {
  photo = await takePhoto('IMG_2041.jpg', 1, { width: 1400, height: 1000 });
});

const NOTICE = 'မုန်တိုင်းသတိပေးချက်';

const categoryDialog = (page: Page) => page.getByRole('dialog', { name: 'Create Parent Category' });
const isClosed = (page: Page) => categoryDialog(page).waitFor({ state: 'detached' });

/** Writes as an on-screen keyboard in the page does. Runs in the page. */
const write = (area: HTMLElement, value: string) => void Object.assign(area, { value });

test(
  'shows and publishes all of a text that a script writes into the field',
  scene(async ({ page, open }) => {
    await office.putAnnouncement(NOTICE, 'pleasant');
    await open('/announcement');
    await action(page, NOTICE, 'Edit').click();
    const area = field(page, 'Text');
    await area.evaluate(write, 'ရေကြီးမှု\n'.repeat(9));
    await area.dispatchEvent('input');
    const cut = (element: HTMLElement) => element.scrollHeight - element.clientHeight;
    await eventually(async () => expect(await area.evaluate(cut)).toBeLessThanOrEqual(0));
    await area.evaluate(write, 'ရေကျပြီ');
    await field(page, 'Type').focus();
    await page.keyboard.press('Control+Enter');
    await row(page, 'ရေကျပြီ').waitFor();
    await untilAt(page, 'page');
    await page.reload();
    await row(page, 'ရေကျပြီ').waitFor();
  }),
);

test(
  'keeps an unsent warning that Back, Escape or a click outside closes',
  scene(async ({ page, open }) => {
    await office.putAnnouncement(NOTICE);
    await open('/slider');
    await link(page, 'Announcement').click();
    const editor = page.getByRole('dialog', { name: 'Edit Announcement' });
    for (const leave of [
      () => goBack(page, 'layer'),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
    ]) {
      await action(page, NOTICE, 'Edit').click();
      await field(page, 'Text').fill('ရေကြီးမှု');
      await leave();
      await editor.waitFor({ state: 'detached' });
      await status(page, 'Kept as a draft').waitFor();
      await action(page, NOTICE, 'Edit').click();
      await button(page, 'Restore').click();
      expect(await field(page, 'Text').inputValue()).toBe('ရေကြီးမှု');
      await page.keyboard.press('Escape');
      await editor.waitFor({ state: 'detached' });
      await button(page, 'Discard').click();
    }
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
      await field(page, 'Category Name').fill('ရေကြီးမှု');
      await goBack(page, 'layer');
      await isClosed(page);
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
  scene(async ({ page, open }) => {
    const title = 'ရေလွှမ်းမိုးမှု';
    const categoryId = await office.makeCategory('မြစ်ရေ');
    await office.makePost({ title, categoryId, images: 2 });
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
          offline: false,
          latency: 0,
          downloadThroughput,
          uploadThroughput,
        });
      for (const percent of [20, 80]) {
        await cancelAt(set, setLine, percent);
        await setLine(-1);
        await text(page, 'No slider data found.').waitFor();
        expect(await office.listSliders()).toEqual([]);
      }
      // The response arrives only after the user has opened another page.
      await cancelAt(set, () => setLine(-1, 1), 100);
      await setLine(-1);
      await status(page, 'Slider created successfully!').waitFor();
      expect(await office.listSliders()).toHaveLength(1);
    },
    { sliders: 0 },
  ),
);

async function openDialog(page: Page) {
  await heading(page, 'Categories').waitFor();
  await button(page, 'Create').click();
  await categoryDialog(page).waitFor();
  await untilAt(page, 'layer');
}

test(
  'closes a dialog on the first page of a visit on Back, and leaves the product on the next',
  scene(
    async ({ page, open }) => {
      await open('/category');
      await openDialog(page);
      await page.goBack();
      await isClosed(page);
      // Forward does not open it again, and no way of closing leaves a history entry behind.
      await page.goForward();
      await untilAt(page, 'page');
      await openDialog(page);
      await page.keyboard.press('Escape');
      await isClosed(page);
      await openDialog(page);
      await page.reload();
      await heading(page, 'Categories').waitFor();
      await untilAt(page, 'page');
      expect(await categoryDialog(page).count()).toBe(0);
      await page.goBack().catch(() => null);
      await page.waitForURL('about:blank');
    },
    { viewport: { width: 375, height: 812 } },
  ),
);

test(
  'lets the browser ask before Back on the first page of a visit loses what is not stored',
  scene(async ({ page, open }) => {
    const answers = ['dismiss', 'accept'] as const;
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      const answer = answers[questions.push(dialog.type()) - 1];
      if (answer) void dialog[answer]();
    });
    await open('/users/create');
    // A password is never stored.
    await field(page, 'Password').fill('correct horse');
    const goBack = () => page.evaluate(() => window.history.back());
    await goBack();
    await eventually(() => expect(questions).toHaveLength(1));
    expect(await field(page, 'Password').inputValue()).toBe('correct horse');
    await goBack();
    await page.waitForURL('about:blank');
    expect(questions).toEqual(['beforeunload', 'beforeunload']);
  }),
);

/** Opens another browser, in which another user is signed in. */
async function openElsewhere({ context }: Scene, name: string): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error('The browser is gone.');
  const account = await addUser(product, name, ['post-edit']);
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
    const categoryId = await office.makeCategory('မိုးလေဝသ');
    const id = await office.makePost({ title: 'Wind', categoryId });
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
