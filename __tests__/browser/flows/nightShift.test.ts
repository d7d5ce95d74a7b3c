import type { Page } from 'playwright-core';
import type { Announcement } from '../../../src/contract/announcement';
import { dialog, field, status } from '../support/lists';
import { breachesOf } from '../support/look';
import { button, eventually, expectFocus, strip, tabTo, text, untilAt } from '../support/screen';
import { DESK, openStage } from '../support/stage';

const { office, scene } = openStage();

const LOOK = 'Review before publishing';

beforeAll(() =>
  office.makeTemplate({
    hazard: 'cyclone',
    stage: 'red',
    type: 'warning',
    text_my: 'မုန်တိုင်းသည် {{place|နေရာ}} သို့ {{#hours|နာရီ}} နာရီအတွင်း ဝင်ရောက်မည်။',
    text_en: 'The cyclone reaches {{place|နေရာ}} within {{#hours|နာရီ}} hours.',
  }),
);

async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, words: string): Promise<void> {
  await tabTo(page, field(page, label));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
}

const save = (page: Page) => page.keyboard.press('Control+S');

/** Publishes, and waits for the list that is loaded again, which a reload would break off. */
async function publish(page: Page): Promise<void> {
  const list = page.waitForResponse(/\/api\/announcements$/);
  await press(page, 'Publish');
  await (await list).finished();
}

/** Makes an announcement without a renewal look as if it were from yesterday. */
const makeOld = (page: Page) =>
  page.route(/\/api\/announcements(\?refresh=1)?$/, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: Announcement[] };
    const issued_at = new Date(Date.now() - 27 * 3_600_000).toISOString();
    const old = data.map((one) => (one.renewed_at ? one : { ...one, issued_at }));
    await route.fulfill({ response, json: { data: old } });
  });

/** Writes a warning from a template, reviews it, and publishes it. */
async function warn(page: Page): Promise<void> {
  await press(page, 'Change');
  await dialog(page, 'Edit Announcement').waitFor();
  await press(page, 'Use a template');
  await press(page, 'cyclone');
  await save(page);
  await text(page, 'Fill in {{place}} before publishing.').waitFor();
  await type(page, 'place (Burmese)', 'စစ်တွေ');
  await type(page, 'place (English)', 'Sittwe');
  await type(page, 'hours', '12');
  expect(await breachesOf(page)).toEqual([]);
  await save(page);
  await dialog(page, LOOK).waitFor();
  expect(await breachesOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog(page, LOOK).waitFor({ state: 'detached' });
  expect(await field(page, 'Text').inputValue()).toContain('Sittwe within 12 hours.');
  await save(page);
  await publish(page);
  await status(page, 'Announcement updated successfully!').waitFor();
  await strip(page).getByText('warning', { exact: true }).waitFor();
  await expectFocus(button(page, 'Change'));
}

/** Confirms a day later that it is still in force. */
async function renew(page: Page): Promise<void> {
  await makeOld(page);
  await untilAt(page, 'page');
  await page.reload();
  await button(page, 'Still in force').waitFor();
  expect(await breachesOf(page)).toEqual([]);
  await press(page, 'Still in force');
  await status(page, 'The announcement is still in force.').waitFor();
  await button(page, 'Still in force').waitFor({ state: 'detached' });
  await expectFocus(button(page, 'Change'));
}

/** Publishes a correction, which is reviewed too. */
async function correct(page: Page): Promise<void> {
  await press(page, 'Change');
  await type(page, 'Text', 'The cyclone reaches Sittwe within 10 hours.');
  await save(page);
  await publish(page);
  await dialog(page, 'Edit Announcement').waitFor({ state: 'detached' });
}

/** Ends the warning, which is reviewed too. */
async function clear(page: Page): Promise<void> {
  await press(page, 'All clear');
  await eventually(async () => expect(await field(page, 'Type').inputValue()).toBe('pleasant'));
  await save(page);
  await publish(page);
  await strip(page).getByText('pleasant', { exact: true }).waitFor();
  await dialog(page, 'Edit Announcement').waitFor({ state: 'detached' });
}

test(
  'leaves the review open when Update is tapped twice, with Back where Update was',
  scene(
    async ({ page, open }) => {
      await office.putAnnouncement('Fine weather', 'pleasant');
      await open('/posts');
      await button(page, 'Change').click();
      await field(page, 'Type').selectOption('warning');
      const box = await button(page, 'Update').boundingBox();
      if (!box) throw new Error('Update has no place on the page.');
      const tap = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PUT') sent.push(request.url());
      });
      const pressedAt = Date.now();
      await page.clock.setFixedTime(pressedAt);
      await tap();
      await button(page, 'Publish').waitFor();
      await tap();
      await button(page, 'Publish').waitFor();
      const [publish, back] = [button(page, 'Publish'), button(page, 'Back')];
      const [left, right] = [await publish.boundingBox(), await back.boundingBox()];
      expect(right?.x).toBeGreaterThan(left?.x ?? Infinity);
      // Later than a double tap.
      await page.clock.setFixedTime(pressedAt + 1000);
      await back.click();
      await dialog(page, LOOK).waitFor({ state: 'detached' });
      expect(await field(page, 'Type').inputValue()).toBe('warning');
      expect(sent).toEqual([]);
    },
    { viewport: { width: 375, height: 812 } },
  ),
);

test.each([DESK, { width: 375, height: 812 }])(
  'warns, renews, corrects and clears by keyboard on any screen, at $width px',
  (viewport) =>
    scene(
      async ({ page, open }) => {
        await office.putAnnouncement('Fine weather', 'pleasant');
        await open('/posts');
        await strip(page).getByText('Fine weather').waitFor();
        await warn(page);
        await renew(page);
        await correct(page);
        await clear(page);
        const overhang = () => document.documentElement.scrollWidth - window.innerWidth;
        expect(await page.evaluate(overhang)).toBeLessThanOrEqual(0);
        await open('/announcement');
        await button(page, 'View').click();
        await button(page, 'History').click();
        const history = dialog(page, 'Announcement Detail').getByRole('list', { name: 'History' });
        await history.getByText('The cyclone reaches Sittwe within 10 hours.').first().waitFor();
        expect(await breachesOf(page)).toEqual([]);
      },
      { viewport },
    )(),
);

const NOTICE = 'မုန်တိုင်းသတိပေးချက်၊ ကမ်းရိုးတန်းဒေသများ';

/**
 * Returns texts that are cut without an ellipsis, and elements that overflow the strip or a
 * neighbour. Runs in the page.
 */
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
  scene(async ({ page, open }) => {
    await office.putAnnouncement(`${NOTICE} ${NOTICE}`);
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
      expect(await strip.getByRole('button').count()).toBeGreaterThan(hours === 30 ? 2 : 1);
      for (const width of [320, 375, 768, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        const seen = async () => [screen, width, await strip.evaluate(faultsOf)];
        await eventually(async () => expect(await seen()).toEqual([screen, width, []]));
      }
    }
  })(),
);
