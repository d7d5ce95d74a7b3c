import type { User } from '../../contract/user';
import { nextId } from './ids';
import type { Db } from './schema';

/** How an e-mail address is compared: without regard to case or blanks around it. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
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
      'roles.id as role_id',
      'roles.slug as role_slug',
      'roles.name_en as role_en',
      'roles.name_mm as role_mm',
    ]);
}

type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>>;

function toUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: { id: row.role_id, slug: row.role_slug, name: { en: row.role_en, mm: row.role_mm } },
    roleName: { en: row.role_en },
    slug: row.role_slug,
    role_id: row.role_id,
    created_at: row.created_at,
  };
}

/** @throws NoResultError when there is none: for ids that a session vouches for */
export async function getUser(db: Db, id: number): Promise<User> {
  return toUser(await selectUsers(db).where('users.id', '=', id).executeTakeFirstOrThrow());
}

/** What proves a user's password, by e-mail address. */
export function findCredentials(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
}

/** A user to be added; his password has been hashed. */
export interface NewUser {
  name: string;
  email: string;
  passwordHash: string;
  roleId: number;
}

export async function createUser(db: Db, user: NewUser, now: Date): Promise<number> {
  const id = await nextId(db, 'users');
  await db
    .insertInto('users')
    .values({
      id,
      name: user.name,
      email: user.email.trim(),
      email_key: emailKey(user.email),
      password_hash: user.passwordHash,
      role_id: user.roleId,
      created_at: now.toISOString(),
    })
    .execute();
  return id;
}

export async function setPasswordHash(db: Db, userId: number, hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute();
}
