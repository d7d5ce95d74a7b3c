import type { Services } from '../server/http/services';
import { createAnnouncement } from '../server/store/announcements';
import { inTransaction } from '../server/store/store';

/** 'Strong wind and heavy rain may come to the coasts of Rakhine and Ayeyarwady until Thursday …' */
const TEXT =
  'ရခိုင်နှင့် ဧရာဝတီ ကမ်းရိုးတန်းဒေသများတွင် ကြာသပတေးနေ့အထိ လေပြင်းတိုက်ခတ်၍ မိုးကြီးနိုင်ပါသည်။ ' +
  'ငါးဖမ်းလှေများ ပင်လယ်ပြင်သို့ မထွက်ကြပါရန်။ ' +
  'Strong wind and heavy rain are expected along the Rakhine and Ayeyarwady coasts until Thursday. ' +
  'Fishing boats should stay in harbour.';

/** Adds the one notice of the homepage. */
export async function addDemoAnnouncement({ db, now }: Services): Promise<void> {
  const form = { text: TEXT, type: 'be careful' };
  await inTransaction(db, (trx) => createAnnouncement(trx, form, now()));
}
