import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { dialog } from './support/lists';
import { button, expectFocus, tabTo, text } from './support/screen';
import { openStage } from './support/stage';

const { office, scene } = openStage();

const WARNING = 'ငါးဖမ်းလှေများ ပင်လယ်ပြင်သို့ မထွက်ကြပါရန် သတိပေးအပ်ပါသည်။';

let postId: number;

beforeAll(async () => {
  await office.putAnnouncement(WARNING);
  const categoryId = await office.makeCategory('မုန်တိုင်း');
  const post = { title: 'မုန်တိုင်းသတိပေးချက်', description: '<p>Stay in.</p>' };
  postId = await office.makePost({ ...post, categoryId, tags: ['မိုး'], images: 1 });
});

async function download(page: Page) {
  const coming = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await coming;
  const { width, height, format } = await sharp(await readFile(await file.path())).metadata();
  return { name: file.suggestedFilename(), width, height, format };
}

test(
  'downloads both pictures of the announcement by keyboard, and returns to the detail',
  scene(async ({ page, open }) => {
    await open('/announcement');
    await page.getByRole('button', { name: WARNING }).click();
    await dialog(page, 'Announcement Detail').waitFor();
    await button(page, 'Share').focus();
    await page.keyboard.press('Enter');
    const share = dialog(page, 'Share announcement');
    const preview = share.getByRole('img');
    await preview.waitFor();
    expect(await preview.getAttribute('alt')).toContain(WARNING);
    await tabTo(page, text(page, 'Download PNG'));
    const square = await download(page);
    expect(square).toMatchObject({ width: 1080, height: 1080, format: 'png' });
    expect(square.name).toMatch(/^announcement-\d{4}-\d\d-\d\d-1080x1080\.png$/);
    await share.getByRole('button', { name: 'Wide' }).click();
    await tabTo(page, text(page, 'Download PNG'));
    expect(await download(page)).toMatchObject({ width: 1200, height: 630, format: 'png' });
    await page.goBack();
    await share.waitFor({ state: 'detached' });
    await dialog(page, 'Announcement Detail').waitFor();
    await expectFocus(button(page, 'Share'));
  }),
);

test(
  'copies the picture of a post, which has its cover',
  scene(async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(`/posts/${postId}`);
    await button(page, 'Share').click();
    const share = dialog(page, 'Share post');
    await share.getByRole('img').waitFor();
    expect(await share.getByText('The cover photo could not be used.').count()).toBe(0);
    await share.getByRole('button', { name: 'Copy picture' }).click();
    await share.getByText('Copied.').waitFor();
    const types = await page.evaluate(async () =>
      (await navigator.clipboard.read()).flatMap((item) => item.types),
    );
    expect(types).toEqual(['image/png']);
  }),
);
