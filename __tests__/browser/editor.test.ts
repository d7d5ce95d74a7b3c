import {
  addDescription,
  chooseFrom,
  compose,
  openDescription,
  saveDescription,
} from './support/editor';
import { descriptionField } from './support/postForm';
import { eventually } from './support/eventually';
import { button } from './support/screen';
import { openStage } from './support/stage';
import type { Scene } from './support/stage';

const { scene } = openStage();

/** A test on the description of a post, with somebody who is signed in. */
const editing = (
  html: string,
  play: (scene: Scene, save: () => Promise<string>) => Promise<void>,
) =>
  scene(async (set) => {
    const { page, product, session } = set;
    if (!session) throw new Error('Nobody is signed in.');
    const id = await addDescription(product, session, html);
    await openDescription(page, product, id);
    await play(set, () => saveDescription(page, product, session, id));
  });

test(
  'writes what is typed in Burmese with styles, headings, lists, quotes and code',
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
  'colours and links what is selected, and clears it again',
  editing('<p>rain and wind</p>', async ({ page }, save) => {
    const { keyboard } = page;
    await keyboard.press('Control+Shift+ArrowLeft');
    await chooseFrom(page, /^Text colour$/, 'Red');
    await keyboard.press('Control+k');
    await page.getByLabel('Link address').fill('example.org');
    await keyboard.press('Enter');
    await descriptionField(page).getByRole('link', { name: 'wind' }).waitFor();
    await keyboard.press('Home');
    await keyboard.press('Control+Shift+ArrowRight');
    await keyboard.press('Control+i');
    await eventually(async () =>
      expect(await button(page, 'Italic').getAttribute('aria-pressed')).toBe('true'),
    );
    expect(await save()).toMatch(
      /^<p><em>rain ?<\/em> ?and <a href="https:\/\/example.org"><span style="color:#b3261e">wind/,
    );
  }),
);

test(
  'writes on in an emptied paragraph as in it before',
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
  'undoes word by word back to the very description that was given',
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

test(
  'is walked through by keys alone, and let go of by Tab',
  editing('<p>rain</p>', async ({ page }) => {
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Bold');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('Undo');
    await page.keyboard.press('Tab');
    expect(await descriptionField(page).evaluate((box) => box === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press('Tab');
    expect(await descriptionField(page).evaluate((box) => box === document.activeElement)).toBe(
      false,
    );
    expect(await descriptionField(page).innerText()).toBe('rain');
  }),
);
