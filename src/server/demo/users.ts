import type { Services } from '../http/services';
import { createRole, getRoleId } from '../store/roles';
import { inTransaction } from '../store/store';
import { createUser } from '../store/users';

/** An account that the demo shows on the console. */
export interface DemoAccount {
  name: string;
  email: string;
  role: string;
}

/** The password of every demo account. */
export const DEMO_PASSWORD = 'monsoon-2026';

export const DEMO_ADMIN = 'admin@example.org';

/** Somebody who only looks, to show the screens without a single button to change things. */
const VIEWER = { slug: 'viewer', name: { en: 'Viewer', mm: 'ကြည့်ရှုသူ' }, permissions: [] };

/** Roles by their slugs. */
const ACCOUNTS: DemoAccount[] = [
  { name: 'ဒေါ်ခင်မြတ်နိုး', email: 'khin.myat.noe@example.org', role: 'admin' },
  { name: 'ကိုဇော်မင်းထွန်း', email: 'zaw.min.tun@example.org', role: 'tech-admin' },
  { name: 'မသီရိအောင်', email: 'thiri.aung@example.org', role: 'editor' },
  { name: 'ဦးသန်းလွင်', email: 'than.lwin@example.org', role: VIEWER.slug },
];

/** Adds the demo's users beside the administrator, who is there already. */
export async function addDemoUsers({ db, passwords, now }: Services): Promise<DemoAccount[]> {
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  await inTransaction(db, async (trx) => {
    await createRole(trx, VIEWER, now());
    for (const { name, email, role } of ACCOUNTS) {
      await createUser(
        trx,
        { name, email, passwordHash, roleId: await getRoleId(trx, role) },
        now(),
      );
    }
  });
  return [{ name: 'Administrator', email: DEMO_ADMIN, role: 'super-admin' }, ...ACCOUNTS];
}
