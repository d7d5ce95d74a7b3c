import type { Page } from 'playwright-core';
import { dialog, field } from './lists';
import { button, expectFocus, tabTo } from './screen';
import type { openStage, Scene } from './stage';

export const areas = (page: Page) => page.getByRole('group', { name: 'Areas', exact: true });

export const tile = (page: Page, name: string) =>
  areas(page).getByRole('checkbox', { name, exact: true });

/** Waits until these areas are chosen, in the words of the form. */
export const chosen = (page: Page, names: string) =>
  areas(page).getByRole('status').filter({ hasText: names }).first().waitFor();

/** Opens the form of the announcement in force. The text has the focus. */
export async function openForm({ page, open }: Scene): Promise<void> {
  await open('/announcement');
  await button(page, 'Edit').click();
  await expectFocus(field(page, 'Text'));
}

/** The map of areas by keyboard, in any browser. */
export function describeAreas({ office, scene }: ReturnType<typeof openStage>): void {
  test(
    'chooses areas with keys, and publishes them',
    scene(async (set) => {
      const { page } = set;
      await office.putAnnouncement('Rain', 'pleasant');
      await openForm(set);
      await tabTo(page, areas(page).getByRole('button', { name: 'Map' }));
      await page.keyboard.press('Enter');
      await tabTo(page, areas(page).getByRole('button', { name: 'Hills' }));
      await page.keyboard.press('Space');
      await chosen(page, 'Kachin, Chin, Shan, Kayah, and Kayin');
      await page.keyboard.press('Space');
      await chosen(page, 'Whole country');
      await tabTo(page, tile(page, 'Chin'));
      await page.keyboard.press('Space');
      await tabTo(page, tile(page, 'Tanintharyi'));
      await page.keyboard.press('Space');
      await chosen(page, 'Chin and Tanintharyi');
      await page.keyboard.press('Control+S');
      await dialog(page, 'Edit Announcement').waitFor({ state: 'detached' });
      await page.getByRole('cell', { name: 'Chin and Tanintharyi' }).waitFor();
    }),
  );
}
