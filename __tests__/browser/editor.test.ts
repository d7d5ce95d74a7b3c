import type { Page } from 'playwright-core';
import { STACKED } from './support/clipped';
import { compose } from './support/editor';
import { describeEditor, editorScenes } from './support/editorTests';
import { descriptionField } from './support/postForm';
import { eventually } from './support/eventually';
import { openStage } from './support/stage';
import { describeTyping } from './support/typingTests';

const stage = openStage();
const editing = editorScenes(stage);

describeTyping(stage);
describeEditor(stage, ['Control+Backspace', 'Control+Backspace', 'Control+Home', 'Control+Delete']);

/** How many buttons each line of the toolbar has. */
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

test(
  'follows the caret of a hasty typist, before a letter is on the screen',
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
  'deletes before the caret, although the browser has not told yet that it has moved',
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
  'cuts off nothing that letters have outside of their lines',
  editing(`<p>${STACKED}</p><p><em>${STACKED} f</em></p>`, async ({ page }) => {
    const box = descriptionField(page);
    await box.evaluate((textbox: HTMLElement) => {
      Object.assign(textbox.style, { lineHeight: '0.6', caretColor: 'transparent' });
    });
    const shown = await box.screenshot({ caret: 'initial' });
    const contained = await box.evaluate((textbox) => {
      const groups = [...textbox.querySelectorAll<HTMLElement>('[data-contents] > *')];
      const values = groups.map((group) => getComputedStyle(group).contain);
      groups.forEach(({ style }) => (style.contain = 'none'));
      return values;
    });
    expect(new Set(contained)).toEqual(new Set(['paint']));
    expect((await box.screenshot({ caret: 'initial' })).equals(shown)).toBe(true);
  }),
);

test(
  'shapes the pieces of a long paragraph alone, without moving a letter',
  editing(`<p>က</p><p>${'မုန်တိုင်း <strong>ကြီး</strong> '.repeat(300)}</p>`, async ({ page }) => {
    const shaped = await descriptionField(page).evaluate((textbox) =>
      [...textbox.querySelectorAll('[data-block]')].map((paragraph) => {
        const leaves = [...paragraph.querySelectorAll<HTMLElement>('span[data-offset-key]')];
        const positions = () =>
          leaves.map((leaf) => {
            const text = document.createRange();
            text.selectNodeContents(leaf);
            return [...text.getClientRects()].map(({ x, y, width }) => [x, y, width]);
          });
        const alignments = new Set(leaves.map((leaf) => getComputedStyle(leaf).verticalAlign));
        const alone = positions();
        leaves.forEach(({ style }) => (style.verticalAlign = 'baseline'));
        return { alignments: [...alignments], alone, together: positions() };
      }),
    );
    expect(shaped.map(({ alignments }) => alignments)).toEqual([['baseline'], ['0px']]);
    for (const { alone, together } of shaped) expect(alone).toEqual(together);
  }),
);

const LONG_TEXTS = {
  'many paragraphs': '<p>မိုး သတင်း</p>'.repeat(250),
  'one paragraph': `<p>${'မိုး သတင်း '.repeat(3000).trim()}</p>`,
};

for (const [form, text] of Object.entries(LONG_TEXTS)) {
  test(
    `puts the caret at the end of a long text of ${form}, which is not in sight when it opens`,
    editing(text, async ({ page }, save) => {
      await page.keyboard.type('!');
      expect(await save()).toBe(text.replace(/<\/p>$/, '!</p>'));
    }),
  );
}

test(
  'opens a long paragraph with as much of it as fills the widest page, and shows the rest after the first paint',
  editing(LONG_TEXTS['one paragraph'], async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1440 });
    const heights = await descriptionField(page).evaluate((textbox: HTMLElement) => {
      const box = textbox.closest<HTMLElement>('.post-editor-text');
      if (!box) throw new Error('There is no box around the text.');
      const isOver = !('opening' in box.dataset);
      textbox.blur();
      const whole = box.scrollHeight;
      box.dataset.opening = '';
      const atOnce = box.scrollHeight;
      delete box.dataset.opening;
      return { isOver, whole, atOnce, seen: box.clientHeight };
    });
    expect(heights).toMatchObject({ isOver: true });
    expect([heights.atOnce > heights.seen, heights.atOnce < heights.whole]).toEqual([true, true]);
  }),
);

test(
  'opens many lines of code with as many as fill the box',
  editing(`<pre>${'က\n'.repeat(250)}</pre>`, async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1440 });
    const heights = await descriptionField(page).evaluate((textbox) => {
      const [first, next] = [0, 40].map((index) =>
        textbox.querySelectorAll('[data-block]')[index]?.getBoundingClientRect(),
      );
      const box = textbox.closest('.post-editor-text');
      if (!first || !next || !box) throw new Error('There are not so many lines.');
      return { atOnce: next.top - first.top, seen: box.clientHeight };
    });
    expect(heights.atOnce).toBeGreaterThan(heights.seen);
  }),
);

test(
  'keeps what an input method composes, in the middle of a styled text too',
  editing('<p><strong>ab</strong></p>', async ({ page }, save) => {
    await page.keyboard.press('ArrowLeft');
    await compose(page, ['မ', 'မိ', 'မိုး']);
    await eventually(async () => expect(await descriptionField(page).innerText()).toBe('aမိုးb'));
    await page.keyboard.type('!');
    expect(await save()).toBe('<p><strong>aမိုး!b</strong></p>');
  }),
);
