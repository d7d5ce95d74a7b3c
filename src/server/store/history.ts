import type { AuditEntity } from '../../contract/audit';
import { isRecord } from '../../contract/records';
import type { MergedTag, Tag } from '../../contract/tag';
import type { RecordVersion } from '../../contract/recordVersion';
import { unpackEntities } from './audit';
import type { Entities } from './audit';
import { readPage, RowBatches } from './pages';
import type { Window } from './pages';
import type { Db } from './schema';

export interface Subject {
  entity: AuditEntity;
  id: number;
}

const savesOf = (db: Db, { entity, id }: Subject) =>
  db
    .selectFrom('audit')
    .where('noun', '=', entity)
    .where('noun_id', '=', id)
    .where('action', 'in', ['create', 'update']);

export const findLastSave = (db: Db, subject: Subject) =>
  savesOf(db, subject).select(['user_name', 'created_at']).orderBy('id', 'desc').executeTakeFirst();

export const findDeletion = (db: Db, { entity, id }: Subject) =>
  db
    .selectFrom('audit')
    .select(['user_name', 'created_at'])
    .where('noun', '=', entity)
    .where('noun_id', '=', id)
    .where('action', '=', 'delete')
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** A merge of tags: the one that is gone, and the one that is left. */
interface Merge {
  before: MergedTag;
  after: Tag;
}

const isMerge = (entities: Entities | Merge): entities is Merge =>
  isRecord(entities.before) && 'posts' in entities.before;

/**
 * The merge after which nothing has happened to a tag. Records of versions before 1.2 do not name
 * the posts, so those merges are not found.
 */
export async function findMerge(db: Db, tag: number): Promise<Merge | null> {
  const record = await db
    .selectFrom('audit')
    .select(['action', 'entities'])
    .where('noun', '=', 'tag')
    .where('noun_id', '=', tag)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (record?.action !== 'merge') return null;
  const entities: Entities | Merge = unpackEntities(record.entities);
  return isMerge(entities) ? entities : null;
}

/** Every save increases the version, even one that changes nothing else. */
const contentOf = (entity: unknown) =>
  JSON.stringify(isRecord(entity) ? { ...entity, version: undefined } : entity);

const isChange = ({ before, after }: Entities) => contentOf(before) !== contentOf(after);

/** The first save after a record that changed the content; undefined if there is none. */
export async function changeAfter(db: Db, subject: Subject, recordId: number) {
  let id = recordId;
  for (;;) {
    const next = await savesOf(db, subject)
      .select(['id', 'created_at', 'entities'])
      .where('id', '>', id)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!next || isChange(unpackEntities(next.entities))) return next;
    id = next.id;
  }
}

function only(fields: readonly string[], entity: unknown): unknown {
  if (!isRecord(entity)) return entity;
  return Object.fromEntries(Object.entries(entity).filter(([name]) => fields.includes(name)));
}

/**
 * A page of the earlier states of an entity from the audit trail, newest first. A save that changed
 * nothing is left out, although the total counts it. The rows are read once, in order, while they
 * are sent.
 *
 * @param fields the fields that readers may see
 */
export async function listVersions<Entity>(
  db: Db,
  subject: Subject,
  window: Window,
  fields: readonly string[],
) {
  const saves = savesOf(db, subject).select(['id', 'bytes']).orderBy('id', 'desc');
  const { items, total } = await readPage(saves, window);
  const oldest = window.page * window.perPage >= total ? items.at(-1)?.id : undefined;
  let until: string | null | undefined;
  const read = async (ids: readonly number[]) => {
    const rows = await savesOf(db, subject)
      .select(['id', 'created_at', 'user_name', 'entities'])
      .where('id', 'in', ids)
      .orderBy('id', 'desc')
      .execute();
    until ??= (await changeAfter(db, subject, ids[0] ?? 0))?.created_at ?? null;
    const versions: RecordVersion<Entity>[] = [];
    const add = (entity: unknown, version: Omit<RecordVersion, 'entity' | 'until'>) => {
      versions.push({ ...version, entity: only(fields, entity) as Entity, until: until ?? null });
      until = version.from;
    };
    for (const { id, created_at: from, user_name, entities } of rows) {
      const { before, after } = unpackEntities(entities);
      if (isChange({ before, after })) add(after, { id, user_name, from });
      if (id === oldest && before) add(before, { id: 0, user_name: null, from: null });
    }
    return versions;
  };
  return { items: new RowBatches(items, read), total };
}
