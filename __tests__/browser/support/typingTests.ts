import { chooseFrom, insertText } from './editor';
import { editorScenes } from './editorTests';
import { descriptionField } from './postForm';
import { button } from './screen';
import type { openStage } from './stage';

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
