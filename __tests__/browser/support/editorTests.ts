import type { Page } from 'playwright-core';
import { chooseFrom, descriptionField, insertText } from './postForm';
import { button, eventually, heading } from './screen';
import type { openStage, Scene, SceneOptions } from './stage';

type Edit = (scene: Scene, save: () => Promise<string>) => Promise<void>;

/** Makes tests of a post's description. The caret is at its end, and `save` resolves to it. */
export const editorScenes =
  ({ office, scene }: ReturnType<typeof openStage>) =>
  (html: string, edit: Edit, options?: SceneOptions) =>
    scene(async (set) => {
      const { page, open } = set;
      const id = await office.addDescription(html);
      await open(`/posts/${id}/edit`);
      await descriptionField(page).click();
      await page.keyboard.press('Control+End');
      await edit(set, async () => {
        await button(page, 'Update').click();
        await heading(page, 'Posts').waitFor();
        return (await office.readPost(id)).description;
      });
    }, options);

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

/** Tests text that is typed or arrives without a key, in every kind of paragraph. */
export function describeTyping(stage: ReturnType<typeof openStage>): void {
  const editing = editorScenes(stage);

  test(
    'writes typed Burmese with styles, headings, lists, quotes and code',
    editing('<p>မုန်တိုင်း</p>', async ({ page }, save) => {
      const { keyboard } = page;
      await keyboard.type(' သတိ');
      await keyboard.press('Control+b');
      await keyboard.type('ပေးချက်');
      await keyboard.press('Enter');
      await keyboard.press('Control+b');
      await chooseFrom(page, /^Text style/, 'Heading 2');
      await keyboard.type('ရန်ကုန်');
      await keyboard.press('Enter');
      await button(page, 'Ordered list').click();
      await keyboard.type('one');
      await keyboard.press('Enter');
      await keyboard.press('Control+]');
      await keyboard.type('within');
      await keyboard.press('Enter');
      await keyboard.press('Enter');
      await keyboard.type('two');
      await keyboard.press('Enter');
      await keyboard.press('Enter');
      await button(page, 'Align center').click();
      await keyboard.type('middle');
      await keyboard.press('Shift+Enter');
      await keyboard.type('below');
      await keyboard.press('Enter');
      await button(page, 'Code block').click();
      await keyboard.type('  a');
      await keyboard.press('Enter');
      await keyboard.type('b');
      expect(await save()).toBe(
        '<p>မုန်တိုင်း သတိ<strong>ပေးချက်</strong></p><h2>ရန်ကုန်</h2>' +
          '<ol><li>one<ol><li>within</li></ol></li><li>two</li></ol>' +
          '<p style="text-align:center">middle<br>below</p><pre>  a\nb</pre>',
      );
    }),
  );

  test(
    'keeps text that arrives without a key, also in empty paragraphs',
    editing('<p>rain</p>', async ({ page, faults }, save) => {
      const { keyboard } = page;
      // React reports that it failed to remove the line break of an empty paragraph.
      faults.announce(/NotFoundError/);
      await keyboard.press('Enter');
      await insertText(page, 'မိုး');
      await keyboard.type('!');
      await keyboard.press('Enter');
      await button(page, 'Ordered list').click();
      await insertText(page, 'လေ');
      await insertText(page, 'ပြင်း');
      expect(await save()).toBe('<p>rain</p><p>မိုး!</p><ol><li>လေပြင်း</li></ol>');
    }),
  );

  test(
    'keeps text that an extension writes into the page',
    editing('<p>rain</p>', async ({ page }, save) => {
      await descriptionField(page).evaluate((box) => {
        const text = box.querySelector('[data-text]')?.firstChild;
        if (!(text instanceof Text)) throw new Error('There is no text.');
        text.data = 'rain and wind';
        window.getSelection()?.collapse(text, text.length);
        box.dispatchEvent(new InputEvent('input', { bubbles: true }));
      });
      await page.keyboard.type('!');
      expect(await save()).toBe('<p>rain and wind!</p>');
    }),
  );

  test(
    'replaces the selection with text that arrives without a key',
    editing('<p>rain</p><p>wind</p>', async ({ page }, save) => {
      await page.keyboard.press('Control+a');
      await insertText(page, 'storm');
      await page.keyboard.type('!');
      expect(await save()).toBe('<p>storm!</p>');
    }),
  );
}
