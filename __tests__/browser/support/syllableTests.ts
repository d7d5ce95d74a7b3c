import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { logIn } from './backOffice';
import { ADMIN } from '../../helpers/server/product';
import { eventually } from './eventually';
import { makePost } from './postRecords';
import { makeCategory, putAnnouncement } from './records';
import { text } from './screen';
import type { openStage } from './stage';
import { brokenSyllables, cutSyllables } from './syllables';

/** Words that the browsers' dictionaries break inside a syllable, one after another without a space. */
const UNKNOWN = 'ဘင်္ဂလားပင်လယ်အော်ဆိုင်ကလုန်းပို့စ်အင်တာနက်ဝဘ်ဆိုက်ဒေါင်းလုဒ်မိတ္ထီလာ';
/** More than a row of the list shows. */
export const TAGS = [UNKNOWN, 'ပို့စ်', 'ဘင်္ဂလား'];
/** No words at all. */
const LETTERS = 'ခက်ဂန်စတ်'.repeat(20);

const WORDS = readFileSync('__tests__/fixtures/burmese/words.txt', 'utf8').replace(/^#.*$/gm, '');

const DESCRIPTION =
  `<p>${WORDS.replace(/\s+/g, '')}</p><ul><li>${LETTERS}</li></ul>` +
  `<p>က<strong>ဘင်္ဂလား</strong>ပင်လယ်<span style="color:#b3261e">ပို့စ်</span>များ</p>` +
  `<p><a href="https://example.org">${UNKNOWN}</a></p>`;

const WIDTHS = [320, 375, 768, 1024, 1440];

async function atEveryWidth(page: Page, check: () => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await eventually(check);
  }
}

const copied = (page: Page, words: string) =>
  text(page, words).evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return String(getSelection());
  });

/** How lines of Burmese text end in a browser. */
export function describeSyllables({ product, scene }: ReturnType<typeof openStage>): void {
  let post: number;

  beforeAll(async () => {
    const session = await logIn(product, ADMIN);
    const categoryId = await makeCategory(product, session, UNKNOWN);
    const fields = { title: UNKNOWN, description: DESCRIPTION, tags: TAGS, categoryId };
    post = await makePost(product, session, fields);
    await putAnnouncement(product, session, UNKNOWN.repeat(3));
  });

  test(
    'breaks no syllable between two lines, and changes no text',
    scene(
      async ({ page, open }) => {
        for (const route of [`/posts/${post}`, '/posts', '/announcement']) {
          await open(route);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.getByText(UNKNOWN).first().waitFor();
          await atEveryWidth(page, async () => expect(await brokenSyllables(page)).toEqual([]));
        }
        await open(`/posts/${post}`);
        await page.getByRole('heading', { level: 2, name: UNKNOWN, exact: true }).waitFor();
        expect(await copied(page, LETTERS)).toBe(LETTERS);
      },
      { isFresh: true },
    ),
  );

  test(
    'ends a line that has too little space with a whole syllable',
    scene(
      async ({ page, open }) => {
        for (const route of ['/posts', `/posts/${post}/edit`, '/announcement/templates']) {
          await open(route);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.locator('[data-one-line]', { hasText: UNKNOWN }).first().waitFor();
          await atEveryWidth(page, async () => expect(await cutSyllables(page)).toEqual([]));
        }
      },
      { isFresh: true },
    ),
  );
}
