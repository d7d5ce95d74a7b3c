import type { Db } from './schema';

type Counter =
  | 'roles'
  | 'users'
  | 'images'
  | 'sliders'
  | 'announcements'
  | 'categories'
  | 'tags'
  | 'posts'
  | 'trash'
  | 'audit';

/**
 * Reserves the next id. No id is used twice, so that an old link never leads to a newer entity. They
 * are counted in a table because databases differ in automatic ids.
 */
export async function nextId(db: Db, noun: Counter): Promise<number> {
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
