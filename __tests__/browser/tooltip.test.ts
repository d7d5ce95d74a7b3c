import type { Locator } from 'playwright-core';
import { button } from './support/screen';
import { openStage } from './support/stage';

const { scene } = openStage();

/** The words beside an icon-only control as they are drawn; `none` while there are none. */
const wordsBeside = (control: Locator) =>
  control.evaluate((one) => {
    const holder = one.closest('[data-tooltip]');
    if (!holder) return 'no tooltip';
    return getComputedStyle(holder, '::after').content;
  });

test(
  'tells the name of an icon-only control beside the pointer, and under the keyboard',
  scene(async ({ page, open }) => {
    await open('/slider');
    const account = button(page, 'Account');
    await account.waitFor();
    expect(await wordsBeside(account)).toBe('none');
    await account.hover();
    expect(await wordsBeside(account)).toContain('Account');
    await page.mouse.move(0, 0);
    expect(await wordsBeside(account)).toBe('none');
    await page.keyboard.press('Tab');
    await account.focus();
    expect(await wordsBeside(account)).toContain('Account');
  }),
);
