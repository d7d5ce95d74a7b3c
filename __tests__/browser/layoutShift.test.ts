import type { Page } from 'playwright-core';
import type { PermissionSlug } from '../../src/contract/permissions';
import { BURMESE } from '../../src/client/shared/text/burmese';
import { ADMIN } from '../helpers/server/product';
import { addUser, logIn } from './support/backOffice';
import type { Account } from './support/backOffice';
import { heading, strip } from './support/screen';
import { openStage } from './support/stage';
import { prepareVisits } from './support/visitedContent';

const stage = openStage();
const { product, scene } = stage;

const EDITOR: PermissionSlug[] = ['post-create', 'post-edit', 'post-delete', 'slider-delete'];
const accounts: Record<string, Account> = { administrator: ADMIN };

beforeAll(async () => {
  await prepareVisits(stage);
  accounts.editor = await addUser(product, 'မသီရိအောင်', EDITOR);
  accounts.viewer = await addUser(product, 'ဦးသန်းလွင်');
});

const WORDS = encodeURIComponent('ဧရာ');
const FILTERED = `/posts?query=${WORDS}&start_date=2026-01-01`;

/** Every list, form and detail. */
const ROUTES = [
  ...['/slider', '/slider/create', '/slider/1', '/slider/1/edit', '/slider/deleted'],
  ...['/announcement', '/announcement/templates'],
  ...['/role', '/role?query=e', '/role/create', '/role/4', '/role/4/edit'],
  ...['/category', '/category/1'],
  ...['/posts', FILTERED, '/posts/create', '/posts/2', '/posts/2/edit', '/posts/deleted'],
  ...['/users', '/users/create', '/users/1', '/users/1/edit', '/profile', '/activity'],
];

type Watched = Window & typeof globalThis & { shifts: () => string[] };

/** Records how far a screen shifts by itself, and what shifts. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: LayoutShift[] = [];
    const observer = new PerformanceObserver((list) =>
      seen.push(...(list.getEntries() as LayoutShift[])),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    (window as Watched).shifts = () => {
      seen.push(...(observer.takeRecords() as LayoutShift[]));
      const sum = seen.reduce((all, { value }) => all + value, 0);
      const nodes = seen.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent));
      return sum > 0.05 ? [`${sum}: ${nodes.join(' | ')}`] : [];
    };
  });

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Holds all responses back until the screen has been drawn without them. */
async function openSlowly(page: Page, open: (route: string) => Promise<void>, route: string) {
  let release: () => void = () => undefined;
  const isDrawn = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/**', async (held) => {
    await isDrawn;
    await held.fallback();
  });
  await open(route);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // A device without a Burmese font exchanges it once, on whatever screen that happens.
  await page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
  });
  await drawn(page);
  release();
  await strip(page).waitFor();
  await page.locator('[data-loading]').waitFor({ state: 'detached' });
  await drawn(page);
  await page.unrouteAll({ behavior: 'wait' });
}

test.each([
  ['administrator', 375],
  ['editor', 375],
  ['viewer', 375],
  ['administrator', 768],
  ['editor', 1440],
])('no screen of the %s shifts by more than 0.05 at %i px', (name, width) =>
  scene(
    async ({ page, open, faults }) => {
      const { token, user } = await logIn(product, accounts[name] ?? ADMIN);
      await page.addInitScript((stored) => Object.assign(localStorage, stored), {
        auth_token: token,
        auth_user: JSON.stringify(user),
      });
      await watchShifts(page);
      for (const route of ROUTES) {
        await openSlowly(page, open, route);
        const shifts = await page.evaluate(() => (window as Watched).shifts());
        expect([route, shifts]).toEqual([route, []]);
      }
      faults.found.length = 0;
    },
    { viewport: { width, height: 812 } },
  )(),
);

test.each(['/posts', FILTERED, `/posts?query=${WORDS}`])(
  'shows the first post within 260 px of the top of a phone: %s',
  (route) =>
    scene(
      async ({ page, open }) => {
        await page.addInitScript(() => localStorage.setItem('language', 'my'));
        await open(route);
        await heading(page, BURMESE.t('Posts')).waitFor();
        const first = page
          .locator('tbody tr')
          .filter({ has: page.getByRole('link') })
          .first();
        await first.waitFor();
        const box = await first.boundingBox();
        expect(box?.y).toBeLessThanOrEqual(260);
      },
      { viewport: { width: 375, height: 812 } },
    )(),
);
