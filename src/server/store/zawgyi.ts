import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { looksLikeZawgyi } from '../../contract/zawgyi';
import { countRows } from './pages';
import type { Db } from './schema';
import { textsOf } from './texts';
import type { Texts } from './texts';

/** Only this much of a text is checked, in UTF-16 units, so that a save does not take long. */
const JUDGED_LENGTH = 60_000;

/** The value of `is_zawgyi`: whether the title or a paragraph of a post looks like Zawgyi. */
export function zawgyiFlag(post: Texts<'posts'>): 0 | 1 {
  const paragraphs = textsOf('posts', post, JUDGED_LENGTH).flatMap(({ text }) => text.split('\n'));
  return paragraphs.some(looksLikeZawgyi) ? 1 : 0;
}

/** The condition that a post looks like Zawgyi. It must equal the condition of the index. */
export const IS_ZAWGYI = sql<SqlBool>`is_zawgyi = 1`;

export const countZawgyi = (db: Db) => countRows(db.selectFrom('posts').where(IS_ZAWGYI));
