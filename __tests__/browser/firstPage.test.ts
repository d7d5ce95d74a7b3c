import type { Page } from 'playwright-core';
import { eventually } from './support/eventually';
import { button, heading } from './support/screen';
import { openStage } from './support/stage';

const { scene } = openStage();

const categoryDialog = (page: Page) => page.getByRole('dialog', { name: 'Create Parent Category' });

async function openDialog(page: Page) {
  await heading(page, 'Categories').waitFor();
  await button(page, 'Create').click();
  await categoryDialog(page).waitFor();
  await page.waitForFunction(() => JSON.stringify(window.history.state).includes('layer'));
}

const isClosed = (page: Page) => categoryDialog(page).waitFor({ state: 'detached' });

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
      await page.waitForFunction(() => !JSON.stringify(window.history.state).includes('layer'));
      await openDialog(page);
      await page.keyboard.press('Escape');
      await isClosed(page);
      await openDialog(page);
      await page.reload();
      await heading(page, 'Categories').waitFor();
      await page.waitForFunction(() => !JSON.stringify(window.history.state).includes('layer'));
      expect(await categoryDialog(page).count()).toBe(0);
      await page.goBack().catch(() => null);
      await page.waitForURL('about:blank');
    },
    { viewport: { width: 375, height: 812 } },
  ),
);

test(
  'lets the browser ask before Back leaves a changed form on the first page of a visit',
  scene(async ({ page, open }) => {
    const answers = ['dismiss', 'accept'] as const;
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      const answer = answers[questions.push(dialog.type()) - 1];
      if (answer) void dialog[answer]();
    });
    await open('/users/create');
    await page.getByLabel('Full Name').fill('ဒေါ်ခင်မြတ်နိုး');
    const goBack = () => page.evaluate(() => window.history.back());
    await goBack();
    await eventually(() => expect(questions).toHaveLength(1));
    expect(await page.getByLabel('Full Name').inputValue()).toBe('ဒေါ်ခင်မြတ်နိုး');
    await goBack();
    await page.waitForURL('about:blank');
    expect(questions).toEqual(['beforeunload', 'beforeunload']);
  }),
);
