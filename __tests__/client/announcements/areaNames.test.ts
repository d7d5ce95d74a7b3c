import { areaName } from '../../../src/contract/areas';
import { areasNamedIn, compareAreas } from '../../../src/client/features/announcements/areaNames';

const namesIn = (text: string) => areasNamedIn(text).map((code) => areaName(code, 'en'));

test.each<[text: string, ...areas: string[]]>([
  ['Heavy rain in Rakhine State.', 'Rakhine'],
  ['Storm surge along the Arakan and Tenasserim coasts', 'Rakhine', 'Tanintharyi'],
  ['Wind in Rangoon, Pegu, Magwe and Irrawaddy', 'Magway', 'Bago', 'Ayeyarwady', 'Yangon'],
  ['NAYPYIDAW, MANDALAY AND MON STATE', 'Mandalay', 'Nay Pyi Taw', 'Mon'],
  ['Naypyitaw is dry', 'Nay Pyi Taw'],
  ['Nay Pyi Taw is dry', 'Nay Pyi Taw'],
  ['Kayin, Kayah, Chin and Mon States', 'Chin', 'Kayah', 'Kayin', 'Mon'],
  ['Mon-Tanintharyi coast', 'Mon', 'Tanintharyi'],
  ['Karen State and Karenni State', 'Kayah', 'Kayin'],
  ['landslides in the Chin Hills and the Shan plateau', 'Chin', 'Shan'],
  ['floods in chin state', 'Chin'],
  ['The Ayeyarwady Delta', 'Ayeyarwady'],
  ['The Ayeyarwady River at Mandalay', 'Mandalay'],
  ['The Ayeyarwady, Chindwin and Sittaung rivers are rising in Bago', 'Bago'],
  ['Rain until Monday in Shan State', 'Shan'],
  ['Rain from Mon 5 June', ...[]],
  ['Rain on Mon, Tue and Wed', ...[]],
  ['Rain Sat-Mon. Wind until Mon.', ...[]],
  ['Rain (Mon) and wind Mon night', ...[]],
  ['A chin strap from Shanghai, a machine of Indochina', ...[]],
  ['Department of Meteorology and Hydrology, Nay Pyi Taw', ...[]],
  ['Heavy rain nationwide, most in Kachin', ...[]],
  ['မိုးသည်းထန်စွာ ရွာနိုင်ပါသည်။', ...[]],
  ['ရခိုင်ပြည်နယ်နှင့် ဧရာဝတီတိုင်းဒေသကြီးတို့တွင် မိုးကြီးနိုင်ပါသည်။', 'Rakhine', 'Ayeyarwady'],
  ['ကချင်၊ ချင်း၊ ရှမ်းနှင့် ကယားပြည်နယ်များ', 'Kachin', 'Chin', 'Shan', 'Kayah'],
  ['မွန်-တနင်္သာရီကမ်းရိုးတန်း', 'Mon', 'Tanintharyi'],
  ['စစ်ကိုင်းတိုင်း၊ မကွေးတိုင်းနှင့် ပဲခူးတိုင်း', 'Sagaing', 'Magway', 'Bago'],
  ['ရန်ကုန်မြို့၊ မန္တလေးမြို့နှင့် နေပြည်တော်', 'Mandalay', 'Nay Pyi Taw', 'Yangon'],
  ['ဧရာ၀တီမြစ်ဝကျွန်းပေါ်ဒေသ', 'Ayeyarwady'],
  ['ရှမ်းပြည်နယ်မြောက်ပိုင်း၊ ကရင်နှင့်မွန်တို့', 'Shan', 'Kayin', 'Mon'],
  ['ချင်းတောင်တန်းတွင် မြေပြိုနိုင်သည်။ ကရင်နီ', 'Chin', 'Kayah'],
  ['ဧရာဝတီမြစ်ရေသည် ပဲခူးမြစ်နှင့် တူသည်။', ...[]],
  ['ဧရာဝတီ၊ ချင်းတွင်းနှင့် စစ်တောင်းမြစ်များ', ...[]],
  ['ချင်းတွင်းမြစ်၊ အချင်းချင်း၊ တစ်ခုချင်း', ...[]],
  ['မွန်းလွဲ ၂ နာရီ၊ မွန်းတည့်ချိန်၊ မွန်မြတ်သော', ...[]],
  ['မိုးလေဝသနှင့် ဇလဗေဒညွှန်ကြားမှုဦးစီးဌာန၊ နေပြည်တော်', ...[]],
  ['မြန်မာတစ်နိုင်ငံလုံး၊ အထူးသဖြင့် ရခိုင်ပြည်နယ်', ...[]],
  ['တပြည်လုံးတွင် မိုးရွာမည်။ ရန်ကုန်တွင်လည်း', ...[]],
])('finds the areas that %j names', (text, ...areas) => expect(namesIn(text)).toEqual(areas));

test.each([
  ['a named area that is not chosen', 'Rain in Rakhine', ['MM-15'], ['MM-16'], ['MM-15']],
  ['a named area instead of the whole country', 'Rain in Rakhine', [], ['MM-16'], []],
  ['a text without any name', 'Rain', ['MM-15'], [], []],
  ['a text that names the whole country', 'Rain nationwide', ['MM-15'], [], []],
  ['the same areas', 'Rain in Mon State', ['MM-15'], [], []],
] as const)('compares %s', (_, text, chosen, missing, unnamed) =>
  expect(compareAreas(text, chosen)).toEqual({ missing, unnamed }),
);

test('reads a long text of signs and commas in linear time', () => {
  const hostile = ['မွန်၊ '.repeat(1000), 'Mon, '.repeat(1000), 'ဧရာဝတီ၊'.repeat(600)].join('');
  expect(namesIn(hostile)).toEqual(['Ayeyarwady', 'Mon']);
});
