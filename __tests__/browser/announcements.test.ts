import { addUser, logIn } from './support/backOffice';
import type { Account } from './support/backOffice';
import { ADMIN } from '../helpers/server/product';
import { putAnnouncement, takePermissions } from './support/records';
import { eventually } from './support/eventually';
import { action, dialog, field, row, status } from './support/lists';
import { alert, button, heading, text, leaveAnyway } from './support/screen';
import { openStage } from './support/stage';
import type { LoginResponse } from '../../src/contract/session';

const { product, scene } = openStage();

const NOTICE = 'မုန်တိုင်းသတိပေးချက်၊ ကမ်းရိုးတန်းဒေသများ';

let session: LoginResponse;
let viewer: Account;
let editor: Account;

beforeAll(async () => {
  session = await logIn(product, ADMIN);
  viewer = await addUser(product, { name: 'ဒေါ်ခင်မြတ်နိုး', permissions: [] });
  editor = await addUser(product, { name: 'ဦးသန်းလွင်', permissions: ['announcement-edit'] });
});

// The first of the file: no call deletes an announcement.
test(
  'creates the one announcement there can be, and tells first what is missing',
  scene(async ({ page, open }) => {
    await open('/announcement');
    await text(page, 'No announcement data found.').waitFor();
    await button(page, 'Create').click();
    await dialog(page, 'Create Announcement').waitFor();
    await button(page, 'Create').click();
    await text(page, 'Announcement text is required.').waitFor();
    await text(page, 'Type is required.').waitFor();

    await field(page, 'Text').fill(NOTICE);
    await field(page, 'Type').selectOption('be careful');
    await button(page, 'Create').click();
    await status(page, 'Announcement created successfully!').waitFor();
    await row(page, NOTICE).getByText('be careful', { exact: true }).waitFor();
    expect(await button(page, 'Create').count()).toBe(0);
  }),
);

test(
  'shows an announcement whole, changes it, and takes it down by a blank text',
  scene(async ({ page, open }) => {
    await putAnnouncement(product, session, NOTICE);
    await open('/announcement');
    await action(page, NOTICE, 'View').click();
    const detail = dialog(page, 'Announcement Detail');
    await detail.getByText(NOTICE, { exact: true }).waitFor();
    await detail.getByText('warning', { exact: true }).waitFor();
    await detail.getByRole('button', { name: 'Close', exact: true }).click();
    await detail.waitFor({ state: 'detached' });

    await action(page, NOTICE, 'Edit').click();
    await dialog(page, 'Edit Announcement').waitFor();
    expect(await field(page, 'Text').inputValue()).toBe(NOTICE);
    expect(await field(page, 'Type').inputValue()).toBe('warning');
    await field(page, 'Text').fill('');
    await field(page, 'Type').selectOption('pleasant');
    await button(page, 'Update').click();
    await button(page, 'Take down').click();
    await status(page, 'Announcement updated successfully!').waitFor();
    await row(page, '-').getByText('pleasant', { exact: true }).waitFor();
    expect(await text(page, NOTICE).count()).toBe(0);
  }),
);

test(
  'shows View alone to somebody without permissions',
  scene(
    async ({ page, open }) => {
      await putAnnouncement(product, session, NOTICE);
      await open('/announcement');
      await action(page, NOTICE, 'View').waitFor();
      expect(await action(page, NOTICE, 'Edit').count()).toBe(0);
      expect(await button(page, 'Create').count()).toBe(0);
    },
    { as: () => viewer },
  ),
);

test(
  'keeps what was typed where the permission was taken away meanwhile',
  scene(
    async ({ page, open, faults }) => {
      faults.announce(/403/);
      await putAnnouncement(product, session, NOTICE);
      await open('/announcement');
      await action(page, NOTICE, 'Edit').click();
      await field(page, 'Text').fill('ရေကြီးမှု');
      await takePermissions(product, session, editor);
      await button(page, 'Update').click();
      expect(await alert(page).textContent()).toBe('Failed to update announcement.');
      expect(await field(page, 'Text').inputValue()).toBe('ရေကြီးမှု');
      await button(page, 'Cancel').click();
      await leaveAnyway(page);
      await row(page, NOTICE).waitFor();
      await heading(page, 'Announcement').waitFor();
    },
    { as: () => editor },
  ),
);

/** What is cut without an ellipsis, and what reaches out of the strip or over its neighbour. Runs in the page. */
function faultsOf(strip: Element): string[] {
  const parts = [...strip.querySelectorAll('*')].filter((part) => part.checkVisibility());
  const cut = parts.filter((part) => {
    const { overflowX, textOverflow } = getComputedStyle(part);
    return (
      overflowX !== 'visible' && textOverflow !== 'ellipsis' && part.scrollWidth > part.clientWidth
    );
  });
  const inLine = [...strip.children, ...strip.querySelectorAll('button')].filter(
    (part) => part.checkVisibility() && !part.querySelector('button'),
  );
  let edge = strip.getBoundingClientRect().left;
  const astray = inLine.filter((part) => {
    const { left, right } = part.getBoundingClientRect();
    const isAstray = left < edge - 0.5 || right > strip.getBoundingClientRect().right + 0.5;
    edge = right;
    return isAstray;
  });
  return [...cut, ...astray].map((part) => `${part.tagName}: ${part.textContent}`);
}

const HOUR_MS = 3_600_000;

test.each([1, 30])('cuts nothing in the strip without an ellipsis, %i h after its issue', (hours) =>
  scene(
    async ({ page, open }) => {
      await putAnnouncement(product, session, `${NOTICE} ${NOTICE}`);
      const since = new Date(Date.now() - hours * HOUR_MS).toISOString();
      await page.route('**/api/announcements*', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          /"(issued_at|renewed_at)":"[^"]*"/g,
          `"$1":"${since}"`,
        );
        await route.fulfill({ response, body });
      });
      await page.addInitScript(() => {
        localStorage.setItem('language', 'my');
        localStorage.setItem('text-size', '125');
      });
      for (const screen of ['/announcement', '/slider']) {
        await open(screen);
        const strip = page.locator('header section');
        await strip.getByRole('button').first().waitFor();
        expect(await strip.getByRole('button').count()).toBe(hours === 30 ? 3 : 1);
        for (const width of [320, 375, 768, 1366]) {
          await page.setViewportSize({ width, height: 800 });
          const seen = async () => [screen, width, await strip.evaluate(faultsOf)];
          await eventually(async () => expect(await seen()).toEqual([screen, width, []]));
        }
      }
    },
    { isFresh: true },
  )(),
);
