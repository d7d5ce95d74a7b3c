import type { Db } from './schema';

type Noun =
  | 'roles'
  | 'users'
  | 'images'
  | 'sliders'
  | 'announcements'
  | 'categories'
  | 'tags'
  | 'posts'
  | 'audit';

/**
 * Takes the next id of a noun. An id is never given twice, so that an old link cannot come to
 * mean a newer thing; counted in a table, because databases spell automatic ids differently.
 */
export async function nextId(db: Db, noun: Noun): Promise<number> {
  const { last } = await db
    .insertInto('id_counters')
    .values({ noun, last: 1 })
    .onConflict((conflict) =>
      conflict.column('noun').doUpdateSet((eb) => ({ last: eb('id_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
