import type { Page } from 'playwright-core';
import { field } from './support/lists';
import { descriptionField, writeDescription } from './support/postForm';
import { alert, button, heading, link, scriptsWith, signInScreen, text } from './support/screen';
import { openStage } from './support/stage';

const { product, office, scene } = openStage();

beforeAll(() => office.putAnnouncement('Heavy rain'));

/** From now on no script loads. */
const cutScripts = (page: Page) => page.route('**/*.js', (route) => route.abort());

test(
  'offers to try again if the form of a dialog does not load',
  scene(async ({ page, faults, open }) => {
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
  }),
);

test(
  'accepts a typed date if the calendar does not load',
  scene(async ({ page, faults, open }) => {
    faults.announce(/ERR_FAILED/);
    faults.announce(/could not be loaded/);
    await open('/posts');
    await heading(page, 'Posts').waitFor();
    await cutScripts(page);
    await button(page, 'Choose date').first().click();
    await alert(page).filter({ hasText: 'Network error' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  }),
);

test(
  'does not load the editor while reading a post on a device that saves data',
  scene(async ({ page, open }) => {
    const id = await office.addDescription('<p>rain</p>');
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await open(`/posts/${id}`);
    await text(page, 'rain').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await scriptsWith(page, 'DraftEditor-root')).toEqual([]);
    await link(page, 'Edit').click();
    await descriptionField(page).getByText('rain').waitFor();
  }),
);

test(
  'shows the form without its editor if that does not load, and loads it on another attempt',
  scene(async ({ page, open, faults }) => {
    faults.announce(/ERR_FAILED/);
    faults.announce(/could not be loaded/);
    await open('/posts/create');
    await descriptionField(page).waitFor();
    const [editor = ''] = await scriptsWith(page, 'public/DraftEditor');
    expect(editor).not.toBe('');

    await page.route(editor, (route) => route.abort());
    await page.reload();
    await text(page, 'The editor could not be loaded.').waitFor();
    await field(page, 'Title').fill('Rain');
    await page.unroute(editor);
    await button(page, 'Try again').click();
    await writeDescription(page, 'မိုး');
    expect(await field(page, 'Title').inputValue()).toBe('Rain');
  }),
);

/** Ends the delay of elements that appear late. */
const skipWaiting = (page: Page) =>
  page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));

const nothing = (page: Page) => page.getByText('The page has not opened.');

test(
  'reports an empty page after a delay if the scripts do not load',
  scene(
    async ({ page, faults, open }) => {
      faults.announce(/ERR_FAILED/);
      await cutScripts(page);
      await open('/');
      expect(await nothing(page).isVisible()).toBe(false);
      await skipWaiting(page);
      await nothing(page).waitFor();
    },
    { signedOut: true },
  ),
);

test(
  'reports an empty page outside of the base path, and links into it',
  scene(
    async ({ page, faults }) => {
      faults.announce(/is not able to match the URL/);
      const html = await (await fetch(product.url('/'))).text();
      await page.route('**/admin', (route) =>
        route.fulfill({ contentType: 'text/html', body: html }),
      );
      await page.goto(`${product.origin}/admin`);
      await skipWaiting(page);
      await nothing(page).waitFor();
      await page.getByRole('link', { name: 'Open the start page' }).click();
      await signInScreen(page);
      await skipWaiting(page);
      expect(await nothing(page).isVisible()).toBe(false);
    },
    { signedOut: true },
  ),
);
