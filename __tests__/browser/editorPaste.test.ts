import { WORD, WEB_PAGE } from '../client/posts/editor/clipboards';
import { addDescription, openDescription, pasteHtml, saveDescription } from './support/editor';
import { descriptionField } from './support/postForm';
import { eventually } from './support/eventually';
import { text } from './support/screen';
import { openStage } from './support/stage';

const { scene } = openStage();

/** Returns the visible fraction of an element, from 0 to 1. Runs in the page. */
const shareInView = (node: Element): Promise<number> =>
  new Promise((resolve) =>
    new IntersectionObserver(([entry]) => resolve(entry?.intersectionRatio ?? 0)).observe(node),
  );

test.each([
  ['Word', WORD, /^<h1>မုန်တိုင်းသတိပေးချက်<\/h1><p>Heavy <strong>rain<\/strong>/],
  ['a web page', WEB_PAGE, /^<h1>Cyclone<\/h1><p>Stay <strong>inside<\/strong>\. Call me\.<\/p>/],
])('pastes from %s without running or loading anything', (_, html, expected) =>
  scene(async ({ page, product, session }) => {
    if (!session) throw new Error('Nobody is signed in.');
    const id = await addDescription(product, session, '');
    await openDescription(page, product, id);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(product.origin)) foreign.push(request.url());
    });
    await pasteHtml(page, html);
    await eventually(async () => expect(await descriptionField(page).innerText()).not.toBe(''));
    expect(await saveDescription(page, product, session, id)).toMatch(expected);
    expect(foreign).toEqual([]);
  })(),
);

test(
  'shows the end of a long text that was pasted',
  scene(async ({ page, product, session }) => {
    if (!session) throw new Error('Nobody is signed in.');
    await openDescription(page, product, await addDescription(product, session, ''));
    await pasteHtml(page, `${'<p>မိုးကြီးမည်။</p>'.repeat(60)}<p>ကျေးဇူးတင်ပါသည်။</p>`);
    const end = text(page, 'ကျေးဇူးတင်ပါသည်။');
    await end.waitFor();
    await eventually(async () => expect(await end.evaluate(shareInView)).toBe(1));
  }),
);

test(
  'copies and pastes within the text without loss',
  scene(
    async ({ page, product, session }) => {
      if (!session) throw new Error('Nobody is signed in.');
      const html = '<h2 style="text-align:center"><u>rain</u></h2><ul><li>မိုး</li></ul>';
      const id = await addDescription(product, session, html);
      await openDescription(page, product, id);
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Control+c');
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+v');
      await eventually(async () =>
        expect(await descriptionField(page).getByRole('heading').count()).toBe(2),
      );
      expect(await saveDescription(page, product, session, id)).toBe(`${html}${html}`);
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  ),
);
