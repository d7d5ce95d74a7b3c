import { looksLikeZawgyi } from '../../../src/contract/zawgyi';
import { cleanDescription, hasTooMuchMarkup } from '../../../src/server/html/cleanDescription';
import { EXCERPT_LENGTH } from '../../../src/contract/lengths';
import { closeExcerpt } from '../../../src/server/html/excerpt';
import { plainText } from '../../../src/server/html/plainText';
import { csvLine } from '../../../src/server/http/csv';
import { slugOf } from '../../../src/server/store/slug';
import { emailKey } from '../../../src/server/store/users';
import { costlyTexts } from '../../helpers/hostileTexts';

/** What the route does with a description. */
function storeDescription(html: string): string {
  if (hasTooMuchMarkup(html)) return '';
  const clean = cleanDescription(html);
  return plainText(clean) + closeExcerpt(clean.slice(0, EXCERPT_LENGTH));
}

const READERS: Record<string, (hostile: string) => unknown> = {
  slugOf,
  emailKey,
  looksLikeZawgyi,
  storeDescription,
  csvLine: (hostile) => csvLine([hostile]),
};

it.each(Object.entries(READERS))('%s takes time in proportion to the text', (_, read) =>
  expect(costlyTexts(read)).toEqual([]),
);
