import type { AnnouncementForm } from '../contract/announcement';
import type { AuditAction } from '../contract/audit';
import type { Services } from '../server/http/services';
import * as store from '../server/store/announcements';
import { addRecord } from '../server/store/audit';
import type { Db } from '../server/store/schema';
import { inTransaction } from '../server/store/store';
import { findCredentials, findUser } from '../server/store/users';

const MINUTE_MS = 60_000;
const HOUR = 60;

/** 'The weather is fair in the whole country today.' */
const FAIR = 'ယနေ့ တစ်နိုင်ငံလုံး၌ မိုးလေဝသ သာယာပါသည်။ The weather is fair in the whole country today.';

/** 'A low pressure area has formed …' */
const LOW =
  'ဘင်္ဂလားပင်လယ်အော် အလယ်ပိုင်းတွင် လေဖိအားနည်းရပ်ဝန်း ဖြစ်ပေါ်နေပါသည်။ ' +
  'A low pressure area has formed over the central Bay of Bengal.';

/** 'Strong wind and heavy rain may come to the coasts of Rakhine and Ayeyarwady until Thursday …' */
const WIND =
  'ရခိုင်နှင့် ဧရာဝတီ ကမ်းရိုးတန်းဒေသများတွင် ကြာသပတေးနေ့အထိ လေပြင်းတိုက်ခတ်၍ မိုးကြီးနိုင်ပါသည်။ ' +
  'ငါးဖမ်းလှေများ ပင်လယ်ပြင်သို့ မထွက်ကြပါရန်။ ' +
  'Strong wind and heavy rain are expected along the Rakhine and Ayeyarwady coasts until Thursday. ' +
  'Fishing boats should stay in harbour.';

const DAY_SHIFT = 'sai.wunna@example.org';
const NIGHT_SHIFT = 'ei.chaw.po@example.org';

/** Minutes ago, by whom, and what was published; a renewal has no form. */
const HISTORY: readonly [minutes: number, email: string, form?: AnnouncementForm][] = [
  [98 * HOUR, DAY_SHIFT, { text: FAIR, type: 'pleasant' }],
  [31 * HOUR, NIGHT_SHIFT, { text: LOW, type: 'be careful' }],
  [19 * HOUR, DAY_SHIFT],
  [9 * HOUR, NIGHT_SHIFT],
  [200, DAY_SHIFT, { text: WIND, type: 'be careful' }],
  [35, DAY_SHIFT],
];

async function userOf(db: Db, email: string) {
  const { id } = (await findCredentials(db, email)) ?? {};
  return id === undefined ? null : findUser(db, id);
}

/** Publishes or renews the notice, and records it. @returns the notice */
async function write(
  db: Db,
  before: store.StoredAnnouncement | null,
  form: AnnouncementForm | undefined,
  { at, email }: { at: Date; email: string },
) {
  let action: AuditAction = before ? 'update' : 'create';
  let id = before?.id ?? 0;
  if (before && form) await store.updateAnnouncement(db, before, form, at);
  else if (form) id = await store.createAnnouncement(db, form, at);
  else if (before) {
    action = 'renew';
    await store.renewAnnouncement(db, before, at);
  }
  const after = await store.findAnnouncement(db, id);
  const user = await userOf(db, email);
  const change = { action, entity: 'announcement', entityId: id, before, after } as const;
  await addRecord(db, { ...change, user, requestId: 'demo', address: '127.0.0.1' }, at);
  return after;
}

/** Adds the one notice of the homepage with its last days. Call it after the users are added. */
export async function addDemoAnnouncement({ db, now }: Services): Promise<void> {
  await inTransaction(db, async (trx) => {
    let current: store.StoredAnnouncement | null = null;
    for (const [minutes, email, form] of HISTORY) {
      const at = new Date(now().getTime() - minutes * MINUTE_MS);
      current = await write(trx, current, form, { at, email });
    }
  });
}
