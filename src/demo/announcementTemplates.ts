import { announcementTemplateSchema } from '../contract/announcementTemplate';
import type { AnnouncementType } from '../contract/announcement';
import type { Hazard } from '../contract/announcementTemplate';
import type { Services } from '../server/http/services';
import { createTemplate } from '../server/store/announcementTemplates';
import { inTransaction } from '../server/store/store';

/** Of one hazard: the stage, the type, and the text in Burmese and English. */
type Row = readonly [stage: string, type: AnnouncementType, my: string, en: string];

/** The stages of cyclones are those of Myanmar's Department of Meteorology and Hydrology. */
const TEMPLATES: Partial<Record<Hazard, readonly Row[]>> = {
  river: [
    [
      'ရေမြင့်တက် (rising)',
      'be careful',
      '{{river}}မြစ်ရေသည် {{place}}တွင် မြင့်တက်လျက်ရှိပြီး လာမည့် {{hours}} နာရီအတွင်း စိုးရိမ်ရေမှတ်သို့ ရောက်ရှိနိုင်ပါသည်။ မြစ်ကမ်းနှင့် မြေနိမ့်ရာအရပ်ရှိ ပြည်သူများ သတိပြုကြပါရန်။',
      'The {{river}} is rising at {{place}} and may reach its danger level within {{hours}} hours. People along the banks and in low-lying areas should be prepared.',
    ],
    [
      'စိုးရိမ်ရေမှတ်ကျော် (over danger level)',
      'warning',
      '{{river}}မြစ်ရေသည် {{place}}တွင် စိုးရိမ်ရေမှတ်ထက် {{level}} စင်တီမီတာ ကျော်လွန်နေပါသည်။ မြေနိမ့်ရာအရပ်ရှိ ပြည်သူများ ဘေးလွတ်ရာသို့ ရွှေ့ပြောင်းကြပါရန်။',
      'The {{river}} at {{place}} is {{level}} cm over its danger level. People in low-lying areas should move to safety.',
    ],
    [
      'ရေကျဆင်း (falling)',
      'be careful',
      '{{river}}မြစ်ရေသည် {{place}}တွင် ကျဆင်းလျက်ရှိပြီး လာမည့် {{hours}} နာရီအတွင်း စိုးရိမ်ရေမှတ်အောက်သို့ ရောက်ရှိနိုင်ပါသည်။ ကမ်းပြိုမှုကို သတိပြုကြပါရန်။',
      'The {{river}} is falling at {{place}} and may be below its danger level within {{hours}} hours. Watch for collapsing banks.',
    ],
  ],
  cyclone: [
    [
      'အဝါရောင် (yellow)',
      'be careful',
      'ဘင်္ဂလားပင်လယ်အော်တွင် ဆိုင်ကလုန်းမုန်တိုင်း {{name}} ဖြစ်ပေါ်နေပါသည်။ မြန်မာ့ကမ်းရိုးတန်းသို့ ဦးတည်ခြင်း မရှိသေးပါ။',
      'Cyclone {{name}} has formed over the Bay of Bengal. It is not moving towards the coast of Myanmar.',
    ],
    [
      'လိမ္မော်ရောင် (orange)',
      'warning',
      'ဆိုင်ကလုန်းမုန်တိုင်း {{name}} သည် {{place}} ကမ်းရိုးတန်းသို့ ဦးတည်လာနေပါသည်။ ငါးဖမ်းလှေများ ပင်လယ်ပြင်သို့ မထွက်ကြပါရန်နှင့် ကမ်းရိုးတန်းဒေသရှိ ပြည်သူများ ကြိုတင်ပြင်ဆင်ကြပါရန်။',
      'Cyclone {{name}} is moving towards the coast of {{place}}. Fishing boats should stay in harbour, and people along the coast should prepare.',
    ],
    [
      'အနီရောင် (red)',
      'warning',
      'ဆိုင်ကလုန်းမုန်တိုင်း {{name}} သည် လာမည့် ၁၂ နာရီအတွင်း {{place}} ကမ်းရိုးတန်းကို ဖြတ်ကျော်နိုင်ပါသည်။ မုန်တိုင်းဒီရေ {{level}} ပေခန့် မြင့်တက်နိုင်သဖြင့် ဘေးလွတ်ရာသို့ ယခု ရွှေ့ပြောင်းကြပါရန်။',
      'Cyclone {{name}} may cross the coast of {{place}} within the next 12 hours. A storm surge of about {{level}} feet is possible. Move to safety now.',
    ],
    [
      'အညိုရောင် (brown)',
      'warning',
      'ဆိုင်ကလုန်းမုန်တိုင်း {{name}} သည် {{place}} ကမ်းရိုးတန်းကို ဖြတ်ကျော်နေပါသည်။ အဆောက်အအုံအတွင်း၌သာ နေကြပါရန်။',
      'Cyclone {{name}} is crossing the coast of {{place}}. Stay inside a strong building.',
    ],
    [
      'အစိမ်းရောင် (green)',
      'pleasant',
      'ဆိုင်ကလုန်းမုန်တိုင်း {{name}} အားပျော့သွားပြီဖြစ်၍ မုန်တိုင်းအန္တရာယ် မရှိတော့ပါ။',
      'Cyclone {{name}} has weakened. The danger from the storm is over.',
    ],
  ],
  'heavy rain': [
    [
      '',
      'be careful',
      '{{place}}တွင် လာမည့် {{hours}} နာရီအတွင်း မိုးကြီးနိုင်ပါသည်။ ရေကြီးရေလျှံမှု ဖြစ်နိုင်သဖြင့် သတိပြုကြပါရန်။',
      'Heavy rain is expected in {{place}} within the next {{hours}} hours. Be prepared for flash floods.',
    ],
  ],
  lightning: [
    [
      '',
      'be careful',
      '{{place}}တွင် လာမည့် {{hours}} နာရီအတွင်း မိုးကြိုးပစ်ခြင်းနှင့် လေပြင်းတိုက်ခတ်ခြင်း ဖြစ်နိုင်ပါသည်။ လယ်ကွင်းပြင်နှင့် သစ်ပင်အောက်တွင် မနေကြပါရန်။',
      'Lightning and strong gusts are possible in {{place}} within the next {{hours}} hours. Stay out of open fields and away from trees.',
    ],
  ],
  heat: [
    [
      '',
      'be careful',
      '{{place}}တွင် နေ့အမြင့်ဆုံးအပူချိန် {{level}} ဒီဂရီစင်တီဂရိတ်အထိ ရောက်ရှိနိုင်ပါသည်။ နေ့လယ်ပိုင်းတွင် အရိပ်၌ နေပြီး ရေများများ သောက်ကြပါရန်။',
      'Temperatures in {{place}} may reach {{level}} °C. Stay in the shade around noon, and drink plenty of water.',
    ],
  ],
  landslide: [
    [
      '',
      'warning',
      'မိုးဆက်တိုက်ရွာသွန်းသဖြင့် {{place}}တွင် မြေပြိုနိုင်ပါသည်။ တောင်စောင်းအနီးရှိ ပြည်သူများ ဘေးလွတ်ရာသို့ ရွှေ့ပြောင်းကြပါရန်။',
      'After continuous rain, landslides are possible in {{place}}. People near steep slopes should move to safety.',
    ],
  ],
  earthquake: [
    [
      '',
      'warning',
      'ယနေ့ {{time}} နာရီတွင် {{place}} အနီး၌ ပြင်းအား {{level}} အဆင့်ရှိ ငလျင် လှုပ်ခတ်ခဲ့ပါသည်။ နောက်ဆက်တွဲငလျင်များ လှုပ်ခတ်နိုင်သဖြင့် ပျက်စီးနေသော အဆောက်အအုံများအတွင်းသို့ မဝင်ကြပါရန်။',
      'An earthquake of magnitude {{level}} struck near {{place}} at {{time}} today. Aftershocks are possible. Do not enter damaged buildings.',
    ],
  ],
  tsunami: [
    [
      '',
      'warning',
      'အင်အားပြင်းငလျင်ကြောင့် {{place}} ကမ်းရိုးတန်းတွင် {{hours}} နာရီအတွင်း ဆူနာမီ ဖြစ်ပေါ်နိုင်ပါသည်။ ကမ်းခြေမှ ဝေးရာ ကုန်းမြင့်သို့ ချက်ချင်း သွားကြပါရန်။',
      'After a strong earthquake, a tsunami may reach the coast of {{place}} within {{hours}} hours. Go to high ground away from the coast at once.',
    ],
  ],
  other: [
    [
      'အန္တရာယ်ကင်း (all clear)',
      'pleasant',
      '{{place}} အတွက် ထုတ်ပြန်ထားသော သတိပေးချက်ကို ရုပ်သိမ်းပါသည်။ အန္တရာယ် မရှိတော့ပါ။',
      'The warning for {{place}} is lifted. The danger is over.',
    ],
  ],
};

/** Adds a template for each hazard and stage. */
export async function addDemoTemplates({ db, now }: Services): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const [hazard, rows] of Object.entries(TEMPLATES)) {
      for (const [stage, type, text_my, text_en] of rows) {
        const form = announcementTemplateSchema.validateSync({
          ...{ hazard, stage, type, text_my, text_en },
        });
        await createTemplate(trx, form, now());
      }
    }
  });
}
