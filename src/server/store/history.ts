import type { Noun } from '../../contract/nouns';
import { isRecord } from '../../contract/records';
import type { MergedTag, Tag } from '../../contract/tag';
import type { RecordVersion } from '../../contract/recordVersion';
import { inOwnTurn } from '../runtime/turns';
import { unpackEntities } from './audit';
import type { Entities } from './audit';
import { selectPage, RowBatches } from './engine/pages';
import type { Window } from './engine/pages';
import type { Db } from './schema';
import { differ } from './versions';

export interface Subject {
  entity: Noun;
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

/** Saves that changed nothing, which versions up to 1.1 recorded, are skipped up to this number. */
const MOST_SKIPPED = 20;

async function saveAfter(db: Db, subject: Subject, recordId: number) {
  const next = await savesOf(db, subject)
    .select(['id', 'created_at', 'entities'])
    .where('id', '>', recordId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!next) return undefined;
  const { entities, ...save } = next;
  const { before, after } = unpackEntities(entities);
  return { ...save, isChange: differ(before, after) };
}

/**
 * The first save after a record that changed the content; undefined if there is none. Each save is
 * read in a turn of its own, so this cannot be called within one.
 */
export async function changeAfter(db: Db, subject: Subject, recordId: number) {
  const read = (id: number) => inOwnTurn(() => saveAfter(db, subject, id));
  let save = await read(recordId);
  for (let skipped = 0; save && !save.isChange && skipped < MOST_SKIPPED; skipped += 1) {
    save = await read(save.id);
  }
  return save;
}

function only(fields: readonly string[], entity: unknown): unknown {
  if (!isRecord(entity)) return entity;
  return Object.fromEntries(Object.entries(entity).filter(([name]) => fields.includes(name)));
}

/**
 * A page of the earlier states of an entity from the audit trail, newest first. The rows are read
 * once, in order, while they are sent.
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
  const { items, total } = await selectPage(saves, window);
  const oldest = window.page * window.perPage >= total ? items.at(-1)?.id : undefined;
  const next = items[0] && (await changeAfter(db, subject, items[0].id));
  let until = next?.created_at ?? null;
  const read = async (ids: readonly number[]) => {
    const rows = await savesOf(db, subject)
      .select(['id', 'created_at', 'user_name', 'entities'])
      .where('id', 'in', ids)
      .orderBy('id', 'desc')
      .execute();
    const versions: RecordVersion<Entity>[] = [];
    const add = (entity: unknown, version: Omit<RecordVersion, 'entity' | 'until'>) => {
      versions.push({ ...version, entity: only(fields, entity) as Entity, until });
      until = version.from;
    };
    for (const { id, created_at: from, user_name, entities } of rows) {
      const { before, after } = unpackEntities(entities);
      if (differ(before, after)) add(after, { id, user_name, from });
      if (id === oldest && before) add(before, { id: 0, user_name: null, from: null });
    }
    return versions;
  };
  return { items: new RowBatches(items, read), total };
}
