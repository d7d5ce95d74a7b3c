import { button, heading, leaveAnyway } from './support/screen';
import { openStage } from './support/stage';

const { scene } = openStage();

test(
  'closes a dialog on the first page of a visit on Back, and leaves the product on the next',
  scene(
    async ({ page, open }) => {
      await open('/category');
      const before = await page.evaluate(() => window.history.length);
      await button(page, 'Create').click();
      const dialog = page.getByRole('dialog', { name: 'Create Parent Category' });
      await dialog.waitFor();
      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      await heading(page, 'Categories').waitFor();
      await page.reload();
      await heading(page, 'Categories').waitFor();
      expect(await page.evaluate(() => window.history.length)).toBe(before);
      await page.goBack().catch(() => null);
      await page.waitForURL('about:blank');
    },
    { viewport: { width: 375, height: 812 } },
  ),
);

test(
  'asks once before a changed form on the first page of a visit is left by Back',
  scene(async ({ page, open }) => {
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await open('/users/create');
    await page.getByLabel('Full Name').fill('ဒေါ်ခင်မြတ်နိုး');
    await page.goBack();
    await button(page, 'Cancel').last().click();
    expect(await page.getByLabel('Full Name').inputValue()).toBe('ဒေါ်ခင်မြတ်နိုး');
    await page.goBack();
    await leaveAnyway(page);
    await page.waitForURL('about:blank');
    expect(questions).toEqual([]);
  }),
);
