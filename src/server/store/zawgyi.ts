import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { looksLikeZawgyi } from '../../contract/zawgyi';
import type { Db } from './schema';
import { textsOf } from './texts';
import type { Texts } from './texts';

/** How much of a text is judged, in UTF-16 units: a save must not wait for more. */
const JUDGED_LENGTH = 60_000;

/** The value of `is_zawgyi`: whether a paragraph of a post, or its title, looks like Zawgyi. */
export function zawgyiFlag(post: Texts<'posts'>): 0 | 1 {
  const paragraphs = textsOf('posts', post, JUDGED_LENGTH).flatMap(({ text }) => text.split('\n'));
  return paragraphs.some(looksLikeZawgyi) ? 1 : 0;
}

/** The condition that a post looks like Zawgyi, letter by letter that of the index. */
export const IS_ZAWGYI = sql<SqlBool>`is_zawgyi = 1`;

/** How many posts look like Zawgyi. */
export async function countZawgyi(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.countAll().as('count'))
    .where(IS_ZAWGYI)
    .executeTakeFirstOrThrow();
  return Number(count);
}
