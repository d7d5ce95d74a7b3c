import { PRIVILEGED_ROLE_SLUGS } from '../../contract/permissions';
import { normalize } from '../../contract/normalize';
import { visibleOnly } from '../../contract/text';
import type { User, UserEditForm } from '../../contract/user';
import { nextId } from './engine/ids';
import { UNFILTERED, isWhole, matches, selectPage } from './engine/pages';
import type { Filter, Rows, Window } from './engine/pages';
import type { Db, Written } from './schema';
import { searchTextOf } from './texts';

/** The key by which e-mail addresses are compared. It ignores case and invisible characters. */
export function emailKey(email: string): string {
  return normalize(visibleOnly(email), 'NFC').toLowerCase();
}

function selectUsers(db: Db) {
  return db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.created_at',
      'users.version',
      'roles.id as role_id',
      'roles.slug',
      'roles.name_en as role_en',
      'roles.name_mm as role_mm',
    ]);
}

type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>>;

export interface StoredUser extends User {
  id: number;
  role_id: number;
}

function toUser({ role_en: en, role_mm: mm, ...user }: UserRow): StoredUser {
  const role = { id: user.role_id, slug: user.slug, name: { en, mm } };
  return { ...user, role, roleName: { en } };
}

export async function listUsers(
  db: Db,
  window: Window,
  filter: Filter = UNFILTERED,
): Promise<Rows<User>> {
  const { items, ...counts } = await selectPage(
    selectUsers(db).where(matches('users', filter)),
    window,
    {
      whole: isWhole(db, 'users', filter),
      by: (query) => query.orderBy('users.created_at', 'desc').orderBy('users.id', 'desc'),
    },
  );
  return { items: items.map(toUser), ...counts };
}

export async function findUser(db: Db, id: number): Promise<StoredUser | null> {
  const row = await selectUsers(db).where('users.id', '=', id).executeTakeFirst();
  return row ? toUser(row) : null;
}

const selectCredentials = (db: Db) =>
  db.selectFrom('users').select(['id', 'email', 'password_hash', 'temporary_until']);

export function findCredentials(db: Db, email: string) {
  return selectCredentials(db).where('email_key', '=', emailKey(email)).executeTakeFirst();
}

export function credentialsOf(db: Db, id: number) {
  return selectCredentials(db).where('id', '=', id).executeTakeFirst();
}

export async function isEmailTaken(db: Db, email: string, exceptId?: number): Promise<boolean> {
  const account = await findCredentials(db, email);
  return account !== undefined && account.id !== exceptId;
}

export async function hasOtherPrivilegedUser(db: Db, exceptId: number): Promise<boolean> {
  const row = await selectUsers(db)
    .where('roles.slug', 'in', PRIVILEGED_ROLE_SLUGS)
    .where('users.id', '!=', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface UserFields extends Omit<UserEditForm, 'role_id'> {
  roleId: number;
}

export interface NewUser extends UserFields {
  passwordHash: string;
  /** The end of a password that the user must change; null, the default, for a permanent one. */
  temporaryUntil?: string | null;
}

type Password = 'password_hash' | 'temporary_until';

function toColumns({ name, email, roleId }: UserFields): Written<'users', Password> {
  const texts = { name, email: visibleOnly(email) };
  const search_text = searchTextOf('users', texts);
  return { ...texts, email_key: emailKey(email), role_id: roleId, search_text };
}

/**
 * Call it in a transaction.
 *
 * @returns the new user's id
 */
export async function createUser(db: Db, user: NewUser, now: Date): Promise<number> {
  const id = await nextId(db, 'users');
  const { passwordHash: password_hash, temporaryUntil: temporary_until = null } = user;
  const row = { id, ...toColumns(user), password_hash, temporary_until };
  await db
    .insertInto('users')
    .values({ ...row, created_at: now.toISOString() })
    .execute();
  return id;
}

export async function updateUser(db: Db, id: number, fields: UserFields): Promise<void> {
  await db.updateTable('users').set(toColumns(fields)).where('id', '=', id).execute();
}

export async function setPassword(
  db: Db,
  userId: number,
  password_hash: string,
  temporaryUntil: string | null,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash, temporary_until: temporaryUntil })
    .where('id', '=', userId)
    .execute();
}

export async function deleteUser(db: Db, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}
