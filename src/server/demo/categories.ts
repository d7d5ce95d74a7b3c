import { BASE_PATH } from '../../contract/limits';
import type { Services } from '../http/services';
import { createCategory } from '../store/categories';
import { inTransaction } from '../store/store';
import { daysBefore } from './daysBefore';

/** A name and the number of its preset icon. */
type Entry = readonly [name: string, icon: string];

interface Branch {
  parent: Entry;
  children: Entry[];
}

const BRANCHES: Branch[] = [
  {
    parent: ['ရာသီဥတု / Weather', 'twenty-five'],
    children: [
      ['မိုးရွာသွန်းမှု / Rain', 'one'],
      ['မိုးကြိုးမုန်တိုင်း / Thunderstorm', 'two'],
      ['လေပြင်း / Strong wind', 'fourteen'],
      ['လျှပ်စီး / Lightning', 'fifteen'],
      ['မြူနှင်း / Fog', 'ten'],
      ['အပူချိန် / Heat', 'seven'],
      ['အအေးလှိုင်း / Cold wave', 'nine'],
    ],
  },
  {
    parent: ['မုန်တိုင်း / Cyclone', 'three'],
    children: [
      ['ဘင်္ဂလားပင်လယ်အော် / Bay of Bengal', 'three'],
      ['ပင်လယ်ပြင် အခြေအနေ / Sea state', 'twenty-four'],
    ],
  },
  {
    parent: ['ရေကြီးရေလျှံမှု / Flood', 'four'],
    children: [
      ['မြစ်ရေ အခြေအနေ / River level', 'thirteen'],
      ['မြေပြိုမှု / Landslide', 'six'],
    ],
  },
  {
    parent: ['ငလျင်နှင့် ဆူနာမီ / Earthquake and tsunami', 'five'],
    children: [
      ['ငလျင် / Earthquake', 'five'],
      ['ဆူနာမီ / Tsunami', 'twelve'],
    ],
  },
  {
    parent: ['မိုးခေါင်ရေရှားမှု / Drought', 'eight'],
    children: [['စိုက်ပျိုးရေး / Agriculture', 'twenty-three']],
  },
  { parent: ['တောမီး / Wildfire', 'eleven'], children: [] },
  {
    parent: ['ကြိုတင်ပြင်ဆင်ခြင်း / Preparedness', 'twenty'],
    children: [
      ['ခိုလှုံရာနေရာ / Shelter', 'eighteen'],
      ['ဘေးလွတ်ရာ ရွှေ့ပြောင်းခြင်း / Evacuation', 'nineteen'],
      ['အရေးပေါ် ဖုန်း / Hotline', 'twenty-one'],
      ['ကျန်းမာရေး / Health', 'sixteen'],
    ],
  },
  { parent: ['ဗဟုသုတ / Knowledge', 'twenty-two'], children: [] },
];

function fieldsOf([name, icon]: Entry, parentId: number | null) {
  return { name, icon: `${BASE_PATH}/icons/category-${icon}.svg`, parentId };
}

/** Adds the demo's categories, in both languages as staff write them. */
export async function addDemoCategories({ db, now }: Services): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const [index, { parent, children }] of BRANCHES.entries()) {
      const createdAt = daysBefore(now(), 250 - index * 25);
      const id = await createCategory(trx, fieldsOf(parent, null), createdAt);
      for (const child of children) await createCategory(trx, fieldsOf(child, id), createdAt);
    }
  });
}
