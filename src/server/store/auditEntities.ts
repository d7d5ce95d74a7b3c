import type { AuditEntity } from '../../contract/audit';
import { isRecord } from '../../contract/records';
import type { AuditTable, Db } from './schema';
import { applyPieces, isPiece, piecesOf } from './textDelta';

/*
 * The entities of a record as the audit trail keeps them: JSON in which the description of a post, the only
 * long text that is edited again and again, can be an array of pieces instead of a text. Those of `after`
 * refer to the description of the base, an earlier record of the same post; those of `before` to that of
 * `after`, followed by that of the base. A base has no base of its own.
 */

type Columns = Pick<AuditTable, 'before' | 'after' | 'base_id' | 'bytes'>;
type Row = Pick<AuditTable, 'before' | 'after' | 'base_id'>;

/** The entities of a record as it shows them; null if one did not exist. */
interface Entities {
  before: unknown;
  after: unknown;
}

/** Differences have to be this much shorter than the whole: they add up until there is another base. */
const MIN_SAVING = 4;

function descriptionOf(entity: unknown): string | null {
  const { description } = isRecord(entity) ? entity : {};
  return typeof description === 'string' ? description : null;
}

const toJson = (entity: object | null) => entity && JSON.stringify(entity);

/** An entity as JSON, with pieces where that is much shorter; null where it is not. */
function toPieces(entity: object | null, reference: string): string | null {
  const description = descriptionOf(entity);
  if (description === null) return null;
  const pieces = piecesOf(description, reference);
  const short = JSON.stringify({ ...entity, description: pieces });
  return short.length * MIN_SAVING <= description.length ? short : null;
}

/** What the pieces of a `before` refer to. */
function referenceOf(after: unknown, base = ''): string {
  return (descriptionOf(after) ?? '') + base;
}

/** The base of a new record of an entity: that of the newest record with an `after`, or that record itself. */
async function findBase(db: Db, entity: AuditEntity, entityId: number) {
  const newest = await db
    .selectFrom('audit')
    .select((eb) => eb.fn.coalesce('base_id', 'id').as('id'))
    .where('noun', '=', entity)
    .where('noun_id', '=', entityId)
    .where('after', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest) return null;
  const [description = null] = (await readBases(db, [newest.id])).values();
  return description === null ? null : { id: newest.id, description };
}

/** The descriptions of bases, by their ids. */
async function readBases(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('audit')
    .select(['id', 'after'])
    .where('id', 'in', ids)
    .execute();
  const descriptions = new Map<number, string>();
  for (const { id, after } of rows) {
    const description = descriptionOf(JSON.parse(after ?? 'null'));
    if (description !== null) descriptions.set(id, description);
  }
  return descriptions;
}

/** The columns of a record that keep its entities. */
export async function packEntities(
  db: Db,
  entity: AuditEntity,
  entityId: number,
  { before, after }: { before: object | null; after: object | null },
): Promise<Columns> {
  const whole = { before: toJson(before), after: toJson(after) };
  const bytes = Buffer.byteLength(`${whole.before ?? ''}${whole.after ?? ''}`);
  const isLong = descriptionOf(before) !== null || descriptionOf(after) !== null;
  const base = isLong ? await findBase(db, entity, entityId) : null;
  const shortAfter = toPieces(after, base?.description ?? '');
  // One that is kept whole becomes a base.
  const used = after && shortAfter === null ? null : base;
  const shortBefore = toPieces(before, referenceOf(after, used?.description));
  const isShort = shortAfter !== null || shortBefore !== null;
  return {
    ...{ before: shortBefore ?? whole.before, after: shortAfter ?? whole.after },
    ...{ base_id: isShort && used ? used.id : null, bytes },
  };
}

function fromJson(text: string | null, reference: string): unknown {
  const entity: unknown = JSON.parse(text ?? 'null');
  if (!isRecord(entity) || !Array.isArray(entity.description)) return entity;
  const pieces = entity.description.filter(isPiece);
  return { ...entity, description: applyPieces(pieces, reference) };
}

/** Records with their entities as they were before `packEntities`. */
export async function unpackEntities<R extends Row>(db: Db, rows: readonly R[]) {
  const bases = await readBases(db, [...new Set(rows.flatMap(({ base_id }) => base_id ?? []))]);
  return rows.map((row): Omit<R, keyof Entities> & Entities => {
    const base = bases.get(row.base_id ?? 0);
    const after = fromJson(row.after, base ?? '');
    return { ...row, before: fromJson(row.before, referenceOf(after, base)), after };
  });
}
