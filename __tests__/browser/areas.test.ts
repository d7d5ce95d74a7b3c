import type { Locator } from 'playwright-core';
import { areas, chosen, describeAreas, openForm, tile } from './support/areasTests';
import { dialog } from './support/lists';
import { breachesOf, clippedTexts, lookAtEveryWidth } from './support/look';
import { button, strip } from './support/screen';
import { openStage } from './support/stage';

const stage = openStage();
const { office, scene } = stage;

const PHONE = { width: 320, height: 640 };

describeAreas(stage);

/** Publishes for two areas, and opens the form with the map. */
const openMap: typeof openForm = async (set) => {
  await office.putAnnouncement('Rain in Rakhine', 'warning', ['MM-14', 'MM-16']);
  await openForm(set);
  await areas(set.page).getByRole('button', { name: 'Map' }).click();
  await tile(set.page, 'Chin').waitFor();
};

test(
  'is reached by fingers and read by all at every width',
  scene(async (set) => {
    await openMap(set);
    await lookAtEveryWidth(set.page);
  }),
);

test(
  'is pressed with a finger, anywhere on a tile and on the line of the choice',
  scene(
    async (set) => {
      const { page } = set;
      await openMap(set);
      await tile(page, 'Mon').tap({ position: { x: 3, y: 3 } });
      await chosen(page, 'Chin, Rakhine, and Mon');
      await areas(page).getByRole('button', { name: 'Choose' }).waitFor({ state: 'detached' });
      // Forced, because the button covers the line.
      await areas(page).getByRole('status').first().tap({ force: true });
      await tile(page, 'Mon').waitFor({ state: 'detached' });
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  ),
);

test(
  'breaks no Burmese name within a syllable, even in large letters on a narrow phone',
  scene(
    async (set) => {
      const { page } = set;
      await openMap(set);
      await page.evaluate(() => {
        localStorage.setItem('language', 'my');
        localStorage.setItem('text-size', '125');
      });
      await page.reload();
      await button(page, 'ပြင်ရန်').click();
      const map = page.getByRole('group', { name: 'ဒေသများ', exact: true });
      await map.getByRole('button', { name: 'မြေပုံ' }).click();
      const nayPyiTaw = map.getByRole('checkbox', { name: 'နေပြည်တော်' });
      await nayPyiTaw.waitFor();
      expect((await clippedTexts(page)).clipped).toEqual([]);
      const parts = nayPyiTaw.locator('..').locator('[data-line]');
      const heights = await parts.evaluateAll((all) =>
        all.map((part) => part.getClientRects().length),
      );
      expect(heights).toEqual([1, 1, 1]);
    },
    { viewport: PHONE },
  ),
);

/** Returns what of a style differs between a chosen tile and another. */
const bordersOf = (box: Locator) =>
  box.locator('..').evaluate((label) => {
    const { outlineWidth, outlineStyle } = getComputedStyle(label);
    return { outlineWidth, outlineStyle, hasSign: label.querySelector('svg') !== null };
  });

test(
  'shows more than a colour in high contrast',
  scene(async (set) => {
    const { page } = set;
    await page.emulateMedia({ forcedColors: 'active' });
    await openMap(set);
    const chosenTile = await bordersOf(tile(page, 'Chin'));
    expect(chosenTile).toEqual({ outlineWidth: '1px', outlineStyle: 'solid', hasSign: true });
    expect(await bordersOf(tile(page, 'Mon'))).toMatchObject({ hasSign: false });
    expect(await breachesOf(page)).toEqual([]);
  }),
);

test(
  'shows where an announcement is in force',
  scene(async ({ page, open }) => {
    await office.putAnnouncement('Rain', 'warning', ['MM-14', 'MM-16']);
    await open('/slider');
    await strip(page).getByText('Chin and Rakhine').waitFor();
    await open('/announcement');
    await page.getByRole('cell', { name: 'Chin and Rakhine' }).waitFor();
    await button(page, 'View').click();
    await dialog(page, 'Announcement Detail').getByText('Rakhine State').waitFor();
    await lookAtEveryWidth(page);
  }),
);
