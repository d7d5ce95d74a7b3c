import type { Page } from 'playwright-core';
import { BURMESE } from '../../src/client/shared/text/burmese';
import { breachesOf, clippedTexts, overhang } from './support/look';
import { eventually } from './support/screen';
import { openStage } from './support/stage';
import { addTranslator } from './support/translator';
import { prepareVisits } from './support/visitedContent';
import { visits } from './support/visits';

const stage = openStage();

beforeAll(() => prepareVisits(stage));

/**
 * Texts that are Latin in Burmese as well: formats, units, file types, ids, addresses (which may be
 * in two messages of an SMS), names of languages and people.
 */
const LATIN =
  /YYYY|MM|DD|KB|MB|SMS|JPEG|PNG|WebP|GIF|jpg|English|EN|Administrator|Super Admin|Tech Admin|Admin|Editor|Role \d|Chrome|Linux|PUBLIC_FEEDS=true|Ctrl|Shift|Enter|\{\{[^}]*\}\}|category-[\w-]+|[\w.-]+@[\w.-]+|https:[^A-Za-z]*\/\/[\w.-]+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The page buttons show Latin numbers but have Burmese accessible names. */
const LATIN_NUMBERS = 'label-content-name-mismatch';

/** Returns all words of a page, including those for screen readers. Runs in the page. */
const wordsOf = () => {
  const names = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt', 'data-label'];
  const spoken = [...document.querySelectorAll('body *')].flatMap((element) =>
    names.map((name) => element.getAttribute(name) ?? ''),
  );
  return [document.title, document.body.innerText, ...spoken].join('\n').split('\n');
};

async function latinWords(page: Page): Promise<string[]> {
  const words = await page.evaluate(wordsOf);
  return [...new Set(words.filter((text) => /[A-Za-z]{2}/.test(text.replace(LATIN, ''))))];
}

/** Uses the largest text size, because that is the first to be cut off. */
test.each(Object.entries(visits))(
  'says nothing in English, fits, cuts off no letters and withstands a page translator: %s',
  (_, visit) =>
    stage.scene(async (set) => {
      const { page } = set;
      await page.addInitScript(() => {
        localStorage.setItem('language', 'my');
        localStorage.setItem('text-size', '125');
      });
      await addTranslator(page, false);
      await visit(set, BURMESE.t);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('my');
      expect(await latinWords(page)).toEqual([]);
      for (const width of [1440, 720, 375, 320]) {
        await page.setViewportSize({ width, height: 812 });
        await eventually(async () => expect([width, await overhang(page)]).toEqual([width, 0]));
        await eventually(async () => {
          const { seen, clipped } = await clippedTexts(page);
          expect(seen).not.toEqual([]);
          expect([width, clipped]).toEqual([width, []]);
        });
      }
      const breaches = await breachesOf(page);
      expect(breaches.filter((breach) => !breach.startsWith(LATIN_NUMBERS))).toEqual([]);
    })(),
);
