import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { looksLikeZawgyi } from '../../contract/zawgyi';
import { plainText } from '../html/plainText';
import type { Db } from './schema';

/** How much of a description is judged, in UTF-16 units: a save must not wait for more. */
const JUDGED_LENGTH = 60_000;

/** The value of `is_zawgyi`: whether a paragraph of a post, or its title, looks like Zawgyi. */
export function zawgyiFlag(title: string, description: string): 0 | 1 {
  const text = plainText(description.slice(0, JUDGED_LENGTH));
  return [title, ...text.split('\n')].some(looksLikeZawgyi) ? 1 : 0;
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
