import { BASE_PATH } from '../contract/limits';
import type { Services } from '../server/http/services';
import { createCategory } from '../server/store/categories';
import { inTransaction } from '../server/store/store';
import { daysBefore } from './dates';

/** A name in both languages and the preset icon. */
type Entry = readonly [name: `${string} / ${string}`, icon: string];

interface Branch {
  parent: Entry;
  children: readonly Entry[];
}

const BRANCHES = [
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
      ['ဒီရေလှိုင်း / Storm surge', 'twelve'],
      ['ပင်လယ်ပြင် အခြေအနေ / Sea state', 'twenty-four'],
    ],
  },
  {
    parent: ['ရေကြီးရေလျှံမှု / Flood', 'four'],
    children: [
      ['မြစ်ရေ အခြေအနေ / River level', 'thirteen'],
      ['လျှပ်တစ်ပြက် ရေကြီးမှု / Flash flood', 'four'],
      ['ဆည်ရေ ထုတ်လွှတ်မှု / Dam release', 'thirteen'],
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
    children: [
      ['စိုက်ပျိုးရေး / Agriculture', 'twenty-three'],
      ['မွေးမြူရေး / Livestock', 'twenty-three'],
    ],
  },
  {
    parent: ['တောမီး / Wildfire', 'eleven'],
    children: [['မီးခိုးမြူ / Haze', 'ten']],
  },
  {
    parent: ['ကြိုတင်ပြင်ဆင်ခြင်း / Preparedness', 'twenty'],
    children: [
      ['ခိုလှုံရာနေရာ / Shelter', 'eighteen'],
      ['ဘေးလွတ်ရာ ရွှေ့ပြောင်းခြင်း / Evacuation', 'nineteen'],
      ['အရေးပေါ် ဖုန်း / Hotline', 'twenty-one'],
      ['ကျန်းမာရေး / Health', 'sixteen'],
    ],
  },
  {
    parent: ['ဗဟုသုတ / Knowledge', 'twenty-two'],
    children: [
      ['သတိပေးချက် ဖတ်နည်း / Reading a warning', 'twenty-five'],
      ['ကျောင်းများအတွက် / For schools', 'twenty-two'],
    ],
  },
] as const satisfies Branch[];

type Named = (typeof BRANCHES)[number]['parent' | 'children'];
type English<Name> = Name extends `${string} / ${infer Rest}` ? Rest : never;

/** The English half of a category's name. */
export type CategoryName = English<Extract<Named, Entry>[0] | Exclude<Named, Entry>[number][0]>;

export type CategoryIds = ReadonlyMap<string, number>;

function fieldsOf([name, icon]: Entry, parentId: number | null) {
  return { name, icon: `${BASE_PATH}/icons/category-${icon}.svg`, parentId };
}

/**
 * Adds the demo's categories, in both languages.
 *
 * @returns their ids by the English half of their names
 */
export async function addDemoCategories({ db, now }: Services): Promise<CategoryIds> {
  const ids = new Map<string, number>();
  await inTransaction(db, async (trx) => {
    const add = async (entry: Entry, parentId: number | null, createdAt: Date) => {
      const id = await createCategory(trx, fieldsOf(entry, parentId), createdAt);
      ids.set(entry[0].split(' / ')[1] ?? '', id);
      return id;
    };
    for (const [index, { parent, children }] of BRANCHES.entries()) {
      const createdAt = daysBefore(now(), 250 - index * 25);
      const id = await add(parent, null, createdAt);
      for (const child of children) await add(child, id, createdAt);
    }
  });
  return ids;
}
