import { sql } from 'kysely';
import { NOUNS } from '../../contract/nouns';
import type { Noun } from '../../contract/nouns';
import { isRecord } from '../../contract/records';
import type { Db } from './schema';
import { NOUN_TABLES } from './tables';

/**
 * Raises the version of an entity that an update has changed. Call it in the transaction of the
 * update.
 *
 * @returns the new version as a field of the entity; no field for an entity without versions
 */
export async function raiseVersion(db: Db, entity: Noun, id: number) {
  if (!NOUNS[entity].isVersioned) return {};
  const { rows } = await sql<{ version: number }>`
    update ${sql.table(NOUN_TABLES[entity])} set version = version + 1 where id = ${id}
    returning version`.execute(db);
  return { version: rows[0]?.version };
}

const contentOf = (entity: unknown) =>
  JSON.stringify(isRecord(entity) ? { ...entity, version: undefined } : entity);

/** Whether two states of an entity differ in more than the version. */
export const differ = (before: unknown, after: unknown) => contentOf(before) !== contentOf(after);
