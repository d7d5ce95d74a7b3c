import type { Page } from 'playwright-core';
import { addDescription, openDescription, saveDescription } from './editor';
import { descriptionField } from './postForm';
import { eventually } from './eventually';
import type { openStage, Scene } from './stage';

/** Makes tests of a post's description with a signed-in user. */
export const editorScenes =
  ({ scene }: ReturnType<typeof openStage>) =>
  (html: string, play: (scene: Scene, save: () => Promise<string>) => Promise<void>) =>
    scene(async (set) => {
      const { page, product, session } = set;
      if (!session) throw new Error('Nobody is signed in.');
      const id = await addDescription(product, session, html);
      await openDescription(page, product, id);
      await play(set, () => saveDescription(page, product, session, id));
    });

const WORDS = 'ကျွန်ုပ် ဣန္ဒြေ သင်္ဘော တို့ လက်ျာ ဗုဒ္ဓဟူး';

/**
 * Returns the text of the focused element with the caret or selection marked: `a[b]c`. Runs in the
 * page.
 */
function markedText(): string {
  const box = document.activeElement;
  if (box instanceof HTMLTextAreaElement) {
    const { value, selectionStart: start, selectionEnd: end } = box;
    return `${value.slice(0, start)}[${value.slice(start, end)}]${value.slice(end)}`;
  }
  const range = window.getSelection()?.getRangeAt(0);
  if (!box || !range) return '';
  const whole = document.createRange();
  whole.selectNodeContents(box);
  const [before, after] = [whole.cloneRange(), whole.cloneRange()];
  before.setEnd(range.startContainer, range.startOffset);
  after.setStart(range.endContainer, range.endOffset);
  return `${String(before)}[${String(range)}]${String(after)}`;
}

/** Adds a plain text box with the same text in the same font. */
const addPlainBox = (page: Page, value: string) =>
  page.evaluate((text) => {
    const box = document.createElement('textarea');
    box.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 600px; font: inherit';
    document.body.append(box);
    box.value = text;
    box.focus();
  }, value);

const times = (count: number, key: string) => Array<string>(count).fill(key);

const KEYS = [
  ...['Control+Home', ...times(9, 'ArrowRight'), ...times(4, 'Shift+ArrowRight'), 'ArrowLeft'],
  ...[...times(3, 'ArrowLeft'), 'Control+Home', ...times(7, 'Delete')],
  ...['Control+End', ...times(7, 'Backspace'), ...times(3, 'ArrowLeft'), ...times(3, 'Delete')],
];

/**
 * Presses keys in a plain text box of this browser, whose behaviour is the standard for the editor.
 */
async function pressInPlainBox(page: Page, keys: string[]): Promise<string[]> {
  await addPlainBox(page, WORDS);
  const states: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    states.push(await page.evaluate(markedText));
  }
  return states;
}

/**
 * @param moreKeys pressed at the end, in browsers whose text boxes move and delete like the editor
 */
export function describeEditor(stage: ReturnType<typeof openStage>, moreKeys: string[] = []): void {
  const editing = editorScenes(stage);

  test(
    'moves, selects and deletes by the clusters of a plain text box',
    editing(`<p>${WORDS}</p>`, async ({ page }) => {
      const keys = [...KEYS, ...moreKeys];
      const states = await pressInPlainBox(page, keys);
      await descriptionField(page).click();
      for (const [index, key] of keys.entries()) {
        await page.keyboard.press(key);
        await eventually(async () =>
          expect(`${key}: ${await page.evaluate(markedText)}`).toBe(`${key}: ${states[index]}`),
        );
      }
    }),
  );

  test(
    'continues in the style of an emptied paragraph',
    editing('<p><strong>rain</strong></p>', async ({ page }, save) => {
      const { keyboard } = page;
      await keyboard.press('Enter');
      await keyboard.press('Control+b');
      await keyboard.type('x');
      await keyboard.press('Backspace');
      await keyboard.type('wind');
      expect(await save()).toBe('<p><strong>rain</strong></p><p>wind</p>');
    }),
  );

  test(
    'undoes word by word back to the exact original description',
    editing('<p>rain  <strong>x</strong></p>', async ({ page }, save) => {
      await page.keyboard.type(' one two');
      await page.keyboard.press('Control+z');
      await eventually(async () =>
        expect(await descriptionField(page).innerText()).toBe('rain x one '),
      );
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+y');
      expect(await descriptionField(page).innerText()).toContain('rain x ');
      await page.keyboard.press('Control+z');
      expect(await save()).toBe('<p>rain  <strong>x</strong></p>');
    }),
  );
}
