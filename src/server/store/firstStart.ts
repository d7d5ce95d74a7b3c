import { EDITORIAL_SLUGS, PERMISSION_SLUGS } from '../../contract/permissions';
import { createRole, getRoleId } from './roles';
import type { NewRole } from './roles';
import type { Db } from './schema';
import { createUser } from './users';

export interface FirstAdmin {
  email: string;
  passwordHash: string;
  temporaryUntil?: string | null;
}

const ROLES: NewRole[] = [
  {
    slug: 'super-admin',
    name: { en: 'Super Admin', mm: 'အကြီးတန်း စီမံခန့်ခွဲသူ' },
    permissions: PERMISSION_SLUGS,
  },
  { slug: 'admin', name: { en: 'Admin', mm: 'စီမံခန့်ခွဲသူ' }, permissions: PERMISSION_SLUGS },
  {
    slug: 'tech-admin',
    name: { en: 'Tech Admin', mm: 'နည်းပညာ စီမံခန့်ခွဲသူ' },
    permissions: PERMISSION_SLUGS,
  },
  { slug: 'editor', name: { en: 'Editor', mm: 'အယ်ဒီတာ' }, permissions: EDITORIAL_SLUGS },
];

export async function isFirstStart(db: Db): Promise<boolean> {
  return (await db.selectFrom('roles').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Fills an empty store with roles and one administrator. Call it in a transaction. */
export async function fillEmptyStore(db: Db, admin: FirstAdmin, now: Date): Promise<void> {
  for (const role of ROLES) await createRole(db, role, now);
  const roleId = await getRoleId(db, 'super-admin');
  await createUser(db, { name: 'Administrator', ...admin, roleId }, now);
}

/**
 * The time when the store was filled. It never changes, and every copy of the store has the same.
 */
export async function firstStartAt(db: Db): Promise<string> {
  const roles = db.selectFrom('roles').select('created_at').orderBy('id');
  return (await roles.executeTakeFirstOrThrow()).created_at;
}
