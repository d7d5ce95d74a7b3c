import type { Page } from 'playwright-core';
import {
  distanceToHole,
  dragPuzzle,
  fillSignIn,
  fingerOf,
  solvePuzzle,
  solvePuzzleByKeys,
} from '../helpers/browser/puzzle';
import { ADMIN } from '../helpers/server/product';
import { eventually } from './support/eventually';
import { openStage } from './support/stage';
import type { Scene } from './support/stage';

const { scene } = openStage();

const message = (page: Page) => page.getByRole('dialog').getByRole('status');

async function openPuzzle({ page, open }: Scene) {
  await open('/');
  await fillSignIn(page, ADMIN);
}

async function expectMessage(page: Page, text: string) {
  await eventually(async () => expect(await message(page).textContent()).toBe(text));
}

const arrival = (page: Page) => page.getByRole('heading', { level: 1, name: 'Slider' }).waitFor();

test(
  'signs in by a drag with the mouse and keeps exactly the token and the user',
  scene(
    async (set) => {
      const { page } = set;
      await openPuzzle(set);
      await solvePuzzle(page);
      await arrival(page);
      expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
        'auth_token',
        'auth_user',
      ]);
      const [token, user] = await page.evaluate(() => [
        localStorage.getItem('auth_token'),
        localStorage.getItem('auth_user'),
      ]);
      expect(token).toMatch(/^[\w-]{40,}$/);
      expect(JSON.parse(user ?? '')).toMatchObject({ email: ADMIN.email, slug: 'super-admin' });
    },
    { as: null },
  ),
);

test(
  'loads the first list while the puzzle is solved',
  scene(
    async (set) => {
      const { page } = set;
      await openPuzzle(set);
      await page.waitForLoadState('networkidle');
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      // What follows the list, such as the announcement, does not come.
      await page.route('**/api/sliders', () => undefined);
      await solvePuzzle(page);
      await arrival(page);
      expect(scripts).toEqual([]);
    },
    { as: null, isFresh: true },
  ),
);

test(
  'signs in by a finger on a screen of 320 px',
  scene(
    async (set) => {
      await openPuzzle(set);
      await solvePuzzle(set.page, await fingerOf(set.page));
      await arrival(set.page);
    },
    { as: null, viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true },
  ),
);

test(
  'signs in by the keyboard alone',
  scene(
    async ({ page, open }) => {
      await open('/');
      await page.getByLabel('E-mail').focus();
      await page.keyboard.type(ADMIN.email);
      await page.keyboard.press('Tab');
      await page.keyboard.insertText(ADMIN.password);
      await page.keyboard.press('Enter');
      await page.getByRole('slider', { name: 'Slide to verify' }).waitFor();
      await solvePuzzleByKeys(page);
      await arrival(page);
    },
    { as: null },
  ),
);

test(
  'refuses a perfectly straight drag, and passes the next one that is not',
  scene(
    async (set) => {
      const { page } = set;
      await openPuzzle(set);
      await dragPuzzle(page, await distanceToHole(page), 0);
      await expectMessage(page, 'Non-human operation detected! try again');
      await solvePuzzle(page);
      await arrival(page);
    },
    { as: null },
  ),
);

test(
  'fails a miss, and can be solved after it has reset itself',
  scene(
    async (set) => {
      const { page } = set;
      await openPuzzle(set);
      const picture = page.getByRole('img', { name: /cat/ }).locator('image').first();
      const first = await picture.getAttribute('href');
      await dragPuzzle(page, (await distanceToHole(page)) - 20);
      await expectMessage(page, 'Verification failed');
      await eventually(async () => expect(await picture.getAttribute('href')).not.toBe(first));
      await solvePuzzle(page);
      await arrival(page);
    },
    { as: null },
  ),
);

test(
  'shows another picture on Refresh and goes back to the form on Close',
  scene(
    async (set) => {
      const { page } = set;
      await openPuzzle(set);
      expect(await page.getByRole('dialog').getAttribute('aria-labelledby')).not.toBeNull();
      const title = page.getByRole('dialog').getByRole('heading');
      expect(await title.textContent()).toBe('Please slide right to Login! ');
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expectMessage(page, 'Slider Reset');
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.getByLabel('E-mail').inputValue()).toBe(ADMIN.email);
    },
    { as: null },
  ),
);
