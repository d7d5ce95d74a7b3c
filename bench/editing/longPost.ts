import { randomUUID } from 'node:crypto';
import { logIn } from '../../__tests__/browser/support/backOffice';
import { makePost } from '../../__tests__/browser/support/postRecords';
import { makeCategory } from '../../__tests__/browser/support/records';
import type { App } from '../visits/apps';
import { ACCOUNT } from '../visits/apps';

const WORDS = [
  ...['မုန်တိုင်း', 'သတိပေးချက်', 'ရန်ကုန်မြို့', 'မိုးလေဝသ', 'ရေကြီးမှု', 'ဧရာဝတီတိုင်း'],
  ...['ကမ်းရိုးတန်း', 'လေတိုက်နှုန်း', 'နေ့အပူချိန်', 'ငလျင်', 'ပြည်သူများ', 'ဘေးကင်းရာသို့'],
];

/** How long a post is. */
export interface Length {
  words: number;
  paragraphs: number;
}

/** So many Burmese words in so many paragraphs. */
function burmeseParagraphs({ words, paragraphs }: Length): string[] {
  const size = words / paragraphs;
  const paragraph = (from: number) =>
    Array.from({ length: size }, (_, index) => WORDS[(from + index * 7) % WORDS.length]).join(' ');
  return Array.from({ length: paragraphs }, (_, index) => paragraph(index));
}

/** Creates a post of this length, in a category of its own. @returns its id */
export async function makeLongPost({ product }: App, length: Length): Promise<number> {
  const session = await logIn(product, ACCOUNT);
  const title = randomUUID();
  const categoryId = await makeCategory(product, session, title);
  const description = burmeseParagraphs(length)
    .map((text) => `<p>${text}</p>`)
    .join('');
  return makePost(product, session, { title, description, categoryId });
}
