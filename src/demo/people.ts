import { roleEditSchema } from '../contract/role';
import { userEditSchema } from '../contract/user';
import type { Services } from '../server/http/services';
import { createRole, getRoleId } from '../server/store/roles';
import { inTransaction } from '../server/store/engine/store';
import { createUser } from '../server/store/users';
import roles from './content/roles.json';
import users from './content/users.json';
import { daysBefore } from './dates';

export const DEMO_ADMIN = 'admin@example.org';

export const DEMO_PASSWORD = 'monsoon-2026';

export const DEMO_ACCOUNTS = [
  { name: 'Administrator', email: DEMO_ADMIN, role: 'super-admin' },
  ...users,
];

/** Adds roles, so that their list has a second and a third page. */
export async function addDemoRoles({ db, now }: Services): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const { slug, ...form } of roles) {
      await createRole(trx, { slug, ...roleEditSchema.validateSync(form) }, now());
    }
  });
}

/** Adds users besides the administrator, who exists already. Their roles must exist. */
export async function addDemoUsers({ db, passwords, now }: Services): Promise<void> {
  const passwordHash = await passwords.hash(DEMO_PASSWORD, null);
  await inTransaction(db, async (trx) => {
    for (const [index, { role, ...form }] of users.entries()) {
      const roleId = await getRoleId(trx, role);
      const { name, email } = userEditSchema.validateSync({ ...form, role_id: roleId });
      const createdAt = daysBefore(now(), 200 - index * 12);
      await createUser(trx, { name, email, passwordHash, roleId }, createdAt);
    }
  });
}
