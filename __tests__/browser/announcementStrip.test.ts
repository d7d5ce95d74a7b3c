import { logIn } from './support/backOffice';
import { ADMIN } from '../helpers/server/product';
import { putAnnouncement } from './support/records';
import { eventually } from './support/eventually';
import { openStage } from './support/stage';
import type { LoginResponse } from '../../src/contract/session';

const { product, scene } = openStage();

const NOTICE = 'မုန်တိုင်းသတိပေးချက်၊ ကမ်းရိုးတန်းဒေသများ';

let session: LoginResponse;

beforeAll(async () => {
  session = await logIn(product, ADMIN);
});

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
  })(),
);
