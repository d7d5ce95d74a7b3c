import type { Locator, Page } from 'playwright-core';
import { ADMIN } from '../helpers/server/product';
import { puzzleHandle, solvePuzzleByKeys } from '../helpers/browser/puzzle';
import { pictureFile } from './support/photos';
import {
  button,
  eventually,
  expectFocus,
  fileInput,
  heading,
  isFocused,
  link,
  signInScreen,
  sliderRows,
  tabTo,
  text,
} from './support/screen';
import { openStage } from './support/stage';
import type { Scene } from './support/stage';
import { compose } from './support/postForm';

const { scene, office } = openStage();

async function pressOn(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function signInByKeys(page: Page) {
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.insertText(ADMIN.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.insertText(ADMIN.password);
  await page.keyboard.press('Enter');
  await expectFocus(puzzleHandle(page));
  await solvePuzzleByKeys(page);
  await heading(page, 'Slider').waitFor();
}

async function createByKeys(page: Page) {
  await pressOn(page, link(page, 'Create'));
  await expectFocus(heading(page, 'Create Slider'));
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, button(page, 'Browse Images'));
  await (await chooser).setFiles(await pictureFile('chosen.jpg'));
  await text(page, 'chosen.jpg').waitFor();
  await pressOn(page, button(page, 'Create'));
  await expectFocus(heading(page, 'Slider'));
}

async function viewByKeys(page: Page) {
  await pressOn(page, link(page, 'View'));
  await expectFocus(heading(page, 'Slider Detail'));
  await pressOn(page, button(page, 'Image 1'));
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expectFocus(button(page, 'Image 1'));
  const main = page.getByRole('navigation', { name: 'Main' });
  await pressOn(page, main.getByRole('link', { name: 'Slider', exact: true }));
  await expectFocus(heading(page, 'Slider'));
}

async function deleteByKeys(page: Page) {
  await pressOn(page, button(page, 'Delete'));
  const dialog = page.getByRole('alertdialog');
  await expectFocus(dialog.getByRole('button', { name: 'Cancel' }));
  await pressOn(page, dialog.getByRole('button', { name: 'Delete' }));
  await text(page, 'No slider data found.').waitFor();
  expect(await sliderRows(page).count()).toBe(0);
}

async function logOutByKeys(page: Page) {
  await pressOn(page, button(page, 'Account'));
  const logout = page.getByRole('menuitem', { name: 'Logout', exact: true });
  await logout.waitFor();
  while (!(await isFocused(logout))) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await signInScreen(page);
}

test(
  'signs in, views a slider and signs out with the keyboard alone',
  scene(
    async ({ page, open }) => {
      await open('/');
      await signInByKeys(page);
      await createByKeys(page);
      await viewByKeys(page);
      await deleteByKeys(page);
      await logOutByKeys(page);
    },
    { signedOut: true, sliders: 0 },
  ),
);

/** The distance in CSS pixels that a focus indicator may extend beyond its control. */
const RING = 3;

/** Describes the focused element so that a person can find it; null past the last tab stop. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement === body ? null : (activeElement?.outerHTML.slice(0, 120) ?? null);
  });

async function picturesOfFocus(page: Page): Promise<Buffer[]> {
  const control = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  const box = await control.boundingBox();
  if (!box) throw new Error('What has the focus is not on the screen.');
  const clip = {
    x: Math.max(0, box.x - RING),
    y: Math.max(0, box.y - RING),
    width: box.width + 2 * RING,
    height: box.height + 2 * RING,
  };
  const withFocus = await page.screenshot({ clip, animations: 'disabled' });
  await control.evaluate((element) => element.blur());
  const without = await page.screenshot({ clip, animations: 'disabled' });
  await control.evaluate((element) => element.focus());
  return [withFocus, without];
}

/** Tabs through a page. @returns the stops without a visible focus indicator */
async function stopsWithoutSign(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  let stops = 0;
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === null) break;
    stops += 1;
    const [withFocus, without] = await picturesOfFocus(page);
    if (without && withFocus?.equals(without)) unseen.push(stop);
  }
  expect(stops).toBeGreaterThan(3);
  return unseen;
}

/** Whether a parent that hides its overflow cuts the ring of the focused control. */
const isRingCut = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!control) return false;
    const { outlineWidth, outlineOffset } = getComputedStyle(control);
    const ring = Math.floor(parseFloat(outlineWidth) + parseFloat(outlineOffset));
    const { left, right, top, bottom } = control.getBoundingClientRect();
    for (let box = control.parentElement; box; box = box.parentElement) {
      const frame = box.getBoundingClientRect();
      const isInside =
        left - ring >= frame.left &&
        right + ring <= frame.right &&
        top - ring >= frame.top &&
        bottom + ring <= frame.bottom;
      if (!isInside && getComputedStyle(box).overflowX === 'hidden') return true;
    }
    return false;
  });

test.each([375, 1280])('cuts no ring of the focus at %i px', (width) =>
  scene(async ({ page, open }) => {
    await office.putAnnouncement('မိုးကြီးမည်။', 'pleasant');
    await page.setViewportSize({ width, height: 800 });
    await open('/announcement');
    await button(page, 'Change').waitFor();
    const cut: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (stop === null) break;
      if (await isRingCut(page)) cut.push(stop);
    }
    expect(cut).toEqual([]);
  })(),
);

test(
  'outlines in high contrast what otherwise only has a background',
  scene(async ({ page, open }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open('/users');
    const marked = [link(page, 'Create'), link(page, 'Users'), button(page, 'Filter')];
    for (const one of marked) {
      await one.waitFor();
      const style = await one.evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(style).toBe('solid');
    }
  }),
);

const visits = {
  'the sign-in screen': async ({ page, open }: Scene) => {
    await open('/');
    await signInScreen(page);
  },
  'the list': async ({ page, open }: Scene) => {
    await open('/slider');
    await sliderRows(page).first().waitFor();
  },
  'a form': async ({ page, open }: Scene) => {
    await open('/slider/create');
    await fileInput(page).setInputFiles(await pictureFile('a.jpg'));
    await button(page, 'Remove File').waitFor();
  },
};

test.each(Object.entries(visits))('shows at every stop of %s where the focus is', (name, visit) =>
  scene(
    async (set) => {
      await visit(set);
      expect(await stopsWithoutSign(set.page)).toEqual([]);
    },
    { signedOut: name.includes('sign-in'), sliders: 1 },
  )(),
);

test(
  "keeps the focused element clear of a phone's header, also backwards",
  scene(async ({ page, open }) => {
    await page.setViewportSize({ width: 375, height: 640 });
    await open('/role/create');
    const create = button(page, 'Create');
    await create.waitFor();
    await create.focus();
    const covered = () =>
      page.evaluate(() => {
        const header = document.querySelector('header');
        const { activeElement } = document;
        if (!header || !activeElement || header.contains(activeElement)) return null;
        return activeElement.getBoundingClientRect().top < header.getBoundingClientRect().bottom;
      });
    for (let under = await covered(); under !== null; under = await covered()) {
      expect([await focused(page), under]).toEqual([await focused(page), false]);
      await page.keyboard.press('Shift+Tab');
    }
  }),
);

/** Returns the visible words beside an icon-only control. */
const wordsBeside = async (control: Locator) => {
  const tooltip = control.locator('xpath=following-sibling::*[@data-tooltip]');
  return (await tooltip.filter({ visible: true }).allInnerTexts()).join();
};

test(
  'tells the name of an icon-only control beside the pointer, and under the keyboard',
  scene(async ({ page, open }) => {
    await open('/slider');
    const account = button(page, 'Account');
    await account.waitFor();
    const says = (words: RegExp) =>
      eventually(async () => expect(await wordsBeside(account)).toMatch(words));
    await says(/^$/);
    await account.hover();
    await says(/Account/);
    await page.mouse.move(0, 0);
    await says(/^$/);
    await page.keyboard.press('Tab');
    await account.focus();
    await says(/Account/);
  }),
);

const STAGES = ['မ', 'မိ', 'မိုး'];

const CONTROL = 2;

/**
 * Composes a word and presses Enter before the composition ends. The input method takes the key, so
 * the page sees a key event but no character.
 *
 * @returns the keys that the page saw while composing
 */
async function composeWithEnter(page: Page, modifiers: number[] = [0]): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.dataset.composed = '';
    window.addEventListener('keydown', ({ key, isComposing }) => {
      if (isComposing) document.documentElement.dataset.composed += `${key} `;
    });
  });
  const chromium = await page.context().newCDPSession(page);
  await compose(page, STAGES, async () => {
    for (const held of modifiers) {
      const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, modifiers: held };
      await chromium.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
      await chromium.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
    }
  });
  return page.evaluate(() => document.documentElement.dataset.composed?.trim().split(' ') ?? []);
}

test(
  'leaves Enter and Ctrl+Enter to an input method that composes a title, and keeps the title',
  scene(async ({ page, open }) => {
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') writes.push(request.url());
    });
    await open('/posts/create');
    const title = page.getByLabel('Title', { exact: true });
    await title.click();
    expect(await composeWithEnter(page, [0, CONTROL])).toEqual(['Enter', 'Enter']);
    expect(await title.inputValue()).toBe('မိုး');
    await page.getByText(/^Saved on this device/).waitFor();
    expect(await page.getByText('Category is required.').count()).toBe(0);
    expect(writes).toEqual([]);
  }),
);

test(
  'searches for what was composed at the next Enter, not at the one that ends it',
  scene(async ({ page, open }) => {
    await open('/users');
    await heading(page, 'Users').waitFor();
    await page.keyboard.press('/');
    expect(await composeWithEnter(page)).toEqual(['Enter']);
    expect(new URL(page.url()).search).toBe('');
    await page.keyboard.press('Enter');
    await page.waitForURL(/query=/);
    expect(new URL(page.url()).searchParams.get('query')).toBe('မိုး');
  }),
);
