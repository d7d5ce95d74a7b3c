import type { Page } from 'playwright-core';
import { fillSignIn, fingerOf, puzzleHandle, solvePuzzle } from '../../helpers/browser/puzzle';
import { ADMIN } from '../../helpers/server/product';
import { alert, button, eventually, heading, scriptsWith } from '../support/screen';
import { openStage } from '../support/stage';
import type { Scene } from '../support/stage';

const { scene } = openStage();

const signedOut = { signedOut: true };

async function openPuzzle({ page, open }: Scene) {
  await open('/');
  await fillSignIn(page, ADMIN);
}

const arrival = (page: Page) => heading(page, 'Slider').waitFor();

test(
  'loads the first list before the puzzle is solved',
  scene(async (set) => {
    const { page } = set;
    // Nothing that loads when the browser is idle, such as the announcement, arrives.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await openPuzzle(set);
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await solvePuzzle(page);
    await arrival(page);
    expect(scripts).toEqual([]);
  }, signedOut),
);

test(
  'signs in by touch on a screen of 320 px',
  scene(
    async (set) => {
      await openPuzzle(set);
      await solvePuzzle(set.page, await fingerOf(set.page));
      await arrival(set.page);
    },
    { signedOut: true, viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true },
  ),
);

/** Phones on their side, and a window of 1280 by 1024 at 400 %. */
test.each([
  [640, 360, true],
  [568, 320, true],
  [320, 256, false],
])('shows the picture and its handle together at %i by %i', (width, height, isTouch) =>
  scene(
    async (set) => {
      const { page } = set;
      await openPuzzle(set);
      const handle = puzzleHandle(page);
      const picture = page.getByRole('img', { name: /^A picture of a cat/ });
      await handle.waitFor();
      const boxes = await Promise.all([picture, handle].map((part) => part.boundingBox()));
      for (const box of boxes) {
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(height);
      }
      await solvePuzzle(page, isTouch ? await fingerOf(page) : undefined);
      await arrival(page);
    },
    { signedOut: true, viewport: { width, height }, hasTouch: isTouch, isMobile: isTouch },
  )(),
);

test(
  'does not download the puzzle before the form is sent',
  scene(async ({ page, open }) => {
    await open('/');
    await page.waitForLoadState('networkidle');
    expect(await scriptsWith(page, '')).not.toHaveLength(0);
    expect(await scriptsWith(page, 'Slide to verify')).toHaveLength(0);
    await fillSignIn(page, ADMIN);
    await eventually(async () => {
      expect(await scriptsWith(page, 'Slide to verify')).toHaveLength(1);
    });
  }, signedOut),
);

test(
  'stays usable after the puzzle fails to load once',
  scene(async ({ page, open, faults }) => {
    faults.announce(/ERR_FAILED/);
    faults.announce(/a part of the page could not be loaded/);
    await open('/');
    await page.route('**/*.js', (route) => route.abort());
    await page.getByLabel('E-mail').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await button(page, 'Login').click();
    expect(await alert(page).textContent()).toBe('Login failed: Network error');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.getByLabel('E-mail').inputValue()).toBe(ADMIN.email);
    await page.unroute('**/*.js');
    await button(page, 'Login').click();
    await puzzleHandle(page).waitFor();
    await solvePuzzle(page);
    await heading(page, 'Slider').waitFor();
  }, signedOut),
);
