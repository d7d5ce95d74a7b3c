import type { Page } from 'playwright-core';
import { describeEditor, describeTyping, editorScenes } from './support/editorTests';
import { compose, descriptionField, pasteHtml } from './support/postForm';
import { eventually, text } from './support/screen';
import { openStage } from './support/stage';
import { WEB_PAGE, WORD } from '../client/posts/editor/clipboards';

const stage = openStage();
const editing = editorScenes(stage);

describeTyping(stage);
describeEditor(stage, ['Control+Backspace', 'Control+Backspace', 'Control+Home', 'Control+Delete']);

/** Returns the number of buttons in each line of the toolbar. */
const buttonsPerLine = (page: Page) =>
  page.getByRole('toolbar').evaluate((toolbar) => {
    const counts = new Map<number, number>();
    for (const one of toolbar.querySelectorAll('button')) {
      const middle = Math.round(one.getBoundingClientRect().top + one.offsetHeight / 2);
      counts.set(middle, (counts.get(middle) ?? 0) + 1);
    }
    return [...counts.values()];
  });

test(
  'has its toolbar on one line at 1440 px, and no few buttons alone on a line of narrower screens',
  editing('<p>rain</p>', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await eventually(async () => expect(await buttonsPerLine(page)).toHaveLength(1));
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(async () => {
        const fewest = Math.min(...(await buttonsPerLine(page)));
        expect([width, fewest > 3]).toEqual([width, true]);
      });
    }
  }),
);

/** Returns the height of the whole text once the next frame is laid out. */
const heightOfText = (page: Page) =>
  page.locator('.DraftEditor-root').evaluate(async (root) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return root.scrollHeight;
  });

test(
  'does not move a long text when it loses or gets the focus',
  editing('<p>rain</p>'.repeat(60), async ({ page }) => {
    const height = await heightOfText(page);
    await page.getByRole('textbox', { name: 'Title' }).focus();
    expect(await heightOfText(page)).toBe(height);
    await page.reload();
    await descriptionField(page).waitFor();
    expect(await heightOfText(page)).toBe(height);
  }),
);

test(
  'follows the caret of a hasty typist',
  editing('<p>rain</p>', async ({ page }, save) => {
    const { keyboard } = page;
    const chromium = await page.context().newCDPSession(page);
    await chromium.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (let round = 0; round < 5; round += 1) {
      const keys = ['x', 'ArrowLeft', 'y', 'ArrowLeft', 'ArrowLeft', 'z'];
      await Promise.all(keys.map((key) => keyboard.press(key)));
    }
    await chromium.detach();
    expect(await save()).toBe(`<p>raiz${'zyx'.repeat(4)}nyx</p>`);
  }),
);

test(
  'deletes before the caret even if the browser has not yet reported its move',
  editing('<p>rain</p>', async ({ page }, save) => {
    const { keyboard } = page;
    const chromium = await page.context().newCDPSession(page);
    await chromium.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (let round = 0; round < 3; round += 1) {
      const keys = ['ArrowLeft', 'Backspace', 'y'];
      await Promise.all(keys.map((key) => keyboard.press(key)));
    }
    await chromium.detach();
    expect(await save()).toBe('<p>yyyn</p>');
  }),
);

test(
  'keeps composed text, even in the middle of styled text',
  editing('<p><strong>ab</strong></p>', async ({ page }, save) => {
    await page.keyboard.press('ArrowLeft');
    await compose(page, ['မ', 'မိ', 'မိုး']);
    await eventually(async () => expect(await descriptionField(page).innerText()).toBe('aမိုးb'));
    await page.keyboard.type('!');
    expect(await save()).toBe('<p><strong>aမိုး!b</strong></p>');
  }),
);

test(
  'is not translated, and keeps typed text if its elements are replaced',
  editing('<p>rain</p><ul><li>wind</li></ul>', async ({ page, faults }, save) => {
    const { keyboard } = page;
    faults.announce(/NotFoundError/);
    expect(await descriptionField(page).evaluate((box: HTMLElement) => box.translate)).toBe(false);
    await keyboard.type('s');
    await descriptionField(page).evaluate((box) => {
      for (const leaf of box.querySelectorAll('[data-text]')) {
        const other = document.createElement('font');
        other.textContent = leaf.textContent;
        leaf.replaceWith(other);
      }
    });
    await keyboard.press('Home');
    await keyboard.type('no ');
    await keyboard.press('Control+Home');
    await keyboard.press('Enter');
    await keyboard.type('and ');
    await keyboard.press('Control+End');
    await keyboard.press('Control+b');
    await keyboard.type('!');
    expect(await save()).toBe(
      '<p><br></p><p>and rain</p><ul><li>no winds<strong>!</strong></li></ul>',
    );
  }),
);

/** Returns the visible fraction of an element, from 0 to 1. Runs in the page. */
const shareInView = (node: Element): Promise<number> =>
  new Promise((resolve) =>
    new IntersectionObserver(([entry]) => resolve(entry?.intersectionRatio ?? 0)).observe(node),
  );

test.each([
  ['Word', WORD, /^<h1>မုန်တိုင်းသတိပေးချက်<\/h1><p>Heavy <strong>rain<\/strong>/],
  ['a web page', WEB_PAGE, /^<h1>Cyclone<\/h1><p>Stay <strong>inside<\/strong>\. Call me\.<\/p>/],
])('pastes from %s without running or loading anything', (_, html, expected) =>
  editing('', async ({ page }, save) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(stage.product.origin)) foreign.push(request.url());
    });
    await pasteHtml(page, html);
    await eventually(async () => expect(await descriptionField(page).innerText()).not.toBe(''));
    expect(await save()).toMatch(expected);
    expect(foreign).toEqual([]);
  })(),
);

test(
  'shows the end of a long text that was pasted',
  editing('', async ({ page }) => {
    await pasteHtml(page, `${'<p>မိုးကြီးမည်။</p>'.repeat(60)}<p>ကျေးဇူးတင်ပါသည်။</p>`);
    const end = text(page, 'ကျေးဇူးတင်ပါသည်။');
    await end.waitFor();
    await eventually(async () => expect(await end.evaluate(shareInView)).toBe(1));
  }),
);

const NUMBERED =
  '<ol start="4"><li>Boil<ol style="list-style-type:myanmar"><li>within</li></ol></li><li>Keep</li>' +
  '</ol><p>For boats:</p><ol start="6"><li>Return</li></ol>';

/** Returns the texts of an element as Chromium renders them, with the numbers of lists. */
async function renderedTexts(page: Page, of: string): Promise<string[]> {
  const chromium = await page.context().newCDPSession(page);
  const { root } = await chromium.send('DOM.getDocument');
  const { nodeId } = await chromium.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: of,
  });
  const { nodes } = await chromium.send('Accessibility.queryAXTree', { nodeId });
  await chromium.detach();
  const texts = nodes.filter(({ role }) => role?.value === 'StaticText');
  return texts.map(({ name }) => String(name?.value).trim()).filter((text) => text !== '');
}

test(
  'shows the numbers of lists, keeps them while typing, and begins one with Burmese digits',
  editing(NUMBERED, async ({ page }, save) => {
    const numbers = async () => {
      const texts = await renderedTexts(page, '[contenteditable]');
      return texts.filter((text) => /^[\d၀-၉]+$/.test(text));
    };
    expect(await numbers()).toEqual(['4', '၁', '5', '6']);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Wait');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('၉။ ရေသောက်ပါ');
    await page.keyboard.press('Enter');
    await page.keyboard.type('x');
    await eventually(async () =>
      expect(await numbers()).toEqual(['4', '၁', '5', '6', '7', '၉', '၁၀']),
    );
    expect(await save()).toBe(
      `${NUMBERED.replace('Return</li>', 'Return</li><li>Wait</li>')}` +
        '<ol start="9" style="list-style-type:myanmar"><li>ရေသောက်ပါ</li><li>x</li></ol>',
    );
  }),
);

test(
  'pastes the text of a clipboard that also has a picture, and strikes out text by a shortcut',
  editing('<p>rain</p>', async ({ page }, save) => {
    await descriptionField(page).evaluate((textbox) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Sittwe\t120');
      clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
      textbox.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await text(page, 'rainSittwe 120').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.keyboard.press('Control+Shift+Home');
    await page.keyboard.press('Control+Shift+X');
    expect(await save()).toBe('<p><s>rainSittwe 120</s></p>');
  }),
);

const LIST = '<h2 style="text-align:center"><u>rain</u></h2><ul><li>မိုး</li></ul>';

test(
  'copies and pastes within the text without loss',
  editing(
    LIST,
    async ({ page }, save) => {
      for (const key of ['Control+a', 'Control+c', 'Control+End', 'Enter', 'Enter', 'Control+v']) {
        await page.keyboard.press(key);
      }
      await eventually(async () =>
        expect(await descriptionField(page).getByRole('heading').count()).toBe(2),
      );
      expect(await save()).toBe(`${LIST}${LIST}`);
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  ),
);
