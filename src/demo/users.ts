import type { Services } from '../server/http/services';
import { getRoleId } from '../server/store/roles';
import { inTransaction } from '../server/store/store';
import { createUser } from '../server/store/users';
import { daysBefore } from './dates';

/** An account that the demo shows on the console. */
export interface DemoAccount {
  name: string;
  email: string;
  role: string;
}

/** The password of every demo account. */
export const DEMO_PASSWORD = 'monsoon-2026';

export const DEMO_ADMIN = 'admin@example.org';

/** Name, local part of the e-mail address and role slug of each user, oldest first. */
const ACCOUNTS = [
  ['ဒေါ်ခင်မြတ်နိုး', 'khin.myat.noe', 'admin'],
  ['ကိုဇော်မင်းထွန်း', 'zaw.min.tun', 'tech-admin'],
  ['မသီရိအောင်', 'thiri.aung', 'editor'],
  ['ဦးသန်းလွင်', 'than.lwin', 'viewer'],
  ['ဒေါ်အေးအေးမော်', 'aye.aye.maw', 'forecaster'],
  ['ကိုလင်းထက်', 'lin.htet', 'forecaster'],
  ['မဖြူဖြူလွင်', 'phyu.phyu.lwin', 'forecaster'],
  ['ဦးမြင့်ဆွေ', 'myint.swe', 'hydrologist'],
  ['မနန်းခမ်းနွံ', 'nang.kham.noom', 'hydrologist'],
  ['ကိုစိုင်းဝဏ္ဏ', 'sai.wunna', 'duty-officer'],
  ['မအိချောပို', 'ei.chaw.po', 'duty-officer'],
  ['Naw Paw Wah', 'naw.paw.wah', 'translator'],
  ['Salai Thang Lian', 'salai.thang.lian', 'translator'],
  ['ကိုအောင်ကျော်မိုး', 'aung.kyaw.moe', 'photographer'],
  ['ဒေါ်စန်းစန်းဌေး', 'san.san.htay', 'librarian'],
  ['ဒေါ်နှင်းဝေ', 'hnin.wai', 'staff-manager'],
] as const;

/**
 * Adds the demo's users to the administrator, who exists already. Call it after its roles are added.
 */
export async function addDemoUsers({ db, passwords, now }: Services): Promise<DemoAccount[]> {
  const passwordHash = await passwords.hash(DEMO_PASSWORD, null);
  const accounts = ACCOUNTS.map(([name, address, role]) => ({
    ...{ name, role },
    email: `${address}@example.org`,
  }));
  await inTransaction(db, async (trx) => {
    for (const [index, { name, email, role }] of accounts.entries()) {
      const user = { name, email, passwordHash, roleId: await getRoleId(trx, role) };
      await createUser(trx, user, daysBefore(now(), 200 - index * 12));
    }
  });
  return [{ name: 'Administrator', email: DEMO_ADMIN, role: 'super-admin' }, ...accounts];
}
