import { expressionBuilder } from 'kysely';
import type { Selectable } from 'kysely';
import type { Category, CategoryForm } from '../../contract/category';
import { nextId } from './engine/ids';
import { UNFILTERED, countRows, isWhole, matches, selectPage } from './engine/pages';
import type { Filter, Rows, Window } from './engine/pages';
import type { Db, Schema, Written } from './schema';
import { searchTextOf } from './texts';

export interface CategoryFields extends Omit<CategoryForm, 'level' | 'parent_id'> {
  parentId: number | null;
}

export interface StoredCategory extends Category {
  id: number;
  parent_id: number | null;
}

type CategoryRow = Omit<Selectable<Schema['categories']>, 'search_text' | 'created_at'>;

const COLUMNS = ['id', 'name', 'icon', 'parent_id', 'version'] as const;

function toCategory({ id, name, icon, parent_id, version }: CategoryRow): StoredCategory {
  return { id, name, icon, parent_id, level: parent_id === null ? 1 : 2, version };
}

function isChildOf(parentId: number | null) {
  const eb = expressionBuilder<Schema, 'categories'>();
  return parentId === null ? eb('parent_id', 'is', null) : eb('parent_id', '=', parentId);
}

/**
 * A page of the parents, or of the children of a parent, oldest first.
 *
 * @param parentId the parent of the children; null for the parents
 */
export async function listCategories(
  db: Db,
  parentId: number | null,
  window: Window,
  filter: Filter = UNFILTERED,
): Promise<Rows<Category>> {
  const { items, ...counts } = await selectPage(
    db
      .selectFrom('categories')
      .select(COLUMNS)
      .where(isChildOf(parentId))
      .where(matches('categories', filter)),
    window,
    {
      whole: isWhole(db, 'categories', filter),
      by: (query) => query.orderBy('created_at').orderBy('id'),
    },
  );
  return { items: items.map(toCategory), ...counts };
}

/** The names of all categories: parents oldest first, each followed by its children. */
export async function listCategoryNames(db: Db): Promise<Pick<StoredCategory, 'id' | 'name'>[]> {
  const rows = await db
    .selectFrom('categories')
    .select(COLUMNS)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const childrenOf = new Map<number | null, typeof rows>();
  for (const row of rows) {
    const siblings = childrenOf.get(row.parent_id);
    if (siblings) siblings.push(row);
    else childrenOf.set(row.parent_id, [row]);
  }
  const parents = childrenOf.get(null) ?? [];
  const branches = parents.flatMap((parent) => [parent, ...(childrenOf.get(parent.id) ?? [])]);
  return branches.map(({ id, name }) => ({ id, name }));
}

export const countCategories = (db: Db) => countRows(db.selectFrom('categories'));

export async function findCategory(db: Db, id: number): Promise<StoredCategory | null> {
  const row = await db
    .selectFrom('categories')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toCategory(row) : null;
}

export async function findCategoryNamed(db: Db, { name, parentId }: CategoryFields) {
  const row = await db
    .selectFrom('categories')
    .select('id')
    .where(isChildOf(parentId))
    .where('search_text', '=', searchTextOf('categories', { name }))
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function hasChildren(db: Db, id: number): Promise<boolean> {
  const query = db.selectFrom('categories').select('id').where('parent_id', '=', id);
  return (await query.executeTakeFirst()) !== undefined;
}

function toColumns({ name, icon, parentId }: CategoryFields): Written<'categories'> {
  const search_text = searchTextOf('categories', { name });
  return { name, icon, parent_id: parentId, search_text };
}

export async function createCategory(db: Db, fields: CategoryFields, now: Date): Promise<number> {
  const id = await nextId(db, 'categories');
  const row = { id, ...toColumns(fields), created_at: now.toISOString() };
  await db.insertInto('categories').values(row).execute();
  return id;
}

export async function updateCategory(db: Db, id: number, fields: CategoryFields): Promise<void> {
  await db.updateTable('categories').set(toColumns(fields)).where('id', '=', id).execute();
}
