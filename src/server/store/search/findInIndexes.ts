import { blockName, findGram, unitsOf } from './gramBlocks';
import type { Found } from './gramBlocks';
import { intersectOrdinals, NONE } from './ordinals';
import { isOneOf } from './segments';
import type { SearchDb } from './segments';
import { READ_AT_ONCE } from './writeGrams';

/** What indexes know of a text, by their first segment; those that know of no document are left out. */
type FoundByIndex = Map<number, Found>;

/** Where further look-ups begin in a text, as shares of its length. */
const FURTHER_LOOKUPS = [1 / 4, 1 / 2, 3 / 4];

/** @param firsts the indexes in which to look; null for all */
async function lookUp(
  db: SearchDb,
  text: string,
  firsts: readonly number[] | null,
): Promise<FoundByIndex> {
  const units = unitsOf(text);
  const rows = await db
    .selectFrom('post_indexes as index')
    .select((eb) => [
      'index.first_segment as first',
      eb
        .selectFrom('post_grams as block')
        .select('block.entries')
        .whereRef('block.first_segment', '=', 'index.first_segment')
        .whereRef('block.last_segment', '=', 'index.last_segment')
        .where('block.name', '<=', blockName(units))
        .orderBy('block.name', 'desc')
        .limit(1)
        .as('entries'),
    ])
    .where('index.state', '=', 'complete')
    .$if(firsts !== null, (query) => query.where(isOneOf(db, 'index.first_segment', firsts ?? [])))
    .execute();
  return new Map(
    rows.flatMap(({ first, entries }) => {
      const found = entries && findGram(entries, units);
      return found ? [[first, found] as const] : [];
    }),
  );
}

/**
 * Looks a text up in all indexes. Where one only tells which documents may contain it, and these are many, other parts
 * of the text are looked up as well.
 */
export async function findInIndexes(db: SearchDb, text: string): Promise<FoundByIndex> {
  const all = await lookUp(db, text, null);
  for (const share of FURTHER_LOOKUPS) {
    const open = [...all].filter(
      ([, { isExact, ordinals }]) => !isExact && ordinals.length > READ_AT_ONCE,
    );
    if (open.length === 0) break;
    const part = text.slice(Math.floor(text.length * share));
    const also = await lookUp(
      db,
      part,
      open.map(([first]) => first),
    );
    for (const [first, { ordinals }] of open) {
      const common = intersectOrdinals(ordinals, also.get(first)?.ordinals ?? NONE);
      if (common.length > 0) all.set(first, { ordinals: common, isExact: false });
      else all.delete(first);
    }
  }
  return all;
}
