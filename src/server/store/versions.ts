import { sql } from 'kysely';
import type { AuditEntity } from '../../contract/audit';
import { isRecord } from '../../contract/records';
import type { Db, Schema } from './schema';

const TABLES = {
  slider: 'sliders',
  announcement: 'announcements',
  'announcement-template': 'announcement_templates',
  role: 'roles',
  category: 'categories',
  post: 'posts',
  user: 'users',
  tag: null,
} as const satisfies Record<AuditEntity, keyof Schema | null>;

/**
 * Raises the version of an entity that an update has changed. Call it in the transaction of the
 * update.
 *
 * @returns the new version as a field of the entity; no field for an entity without versions
 */
export async function raiseVersion(db: Db, entity: AuditEntity, id: number) {
  const table = TABLES[entity];
  if (table === null) return {};
  const { rows } = await sql<{ version: number }>`
    update ${sql.table(table)} set version = version + 1 where id = ${id}
    returning version`.execute(db);
  return { version: rows[0]?.version };
}

const contentOf = (entity: unknown) =>
  JSON.stringify(isRecord(entity) ? { ...entity, version: undefined } : entity);

/** Whether two states of an entity differ in more than the version. */
export const differ = (before: unknown, after: unknown) => contentOf(before) !== contentOf(after);
