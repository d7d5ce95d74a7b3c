/** The tags of the demo's posts, in the language in which a post is written. */
export const TAG_NAMES = [
  'Cyclone',
  'Thunderstorm',
  'Heavy rain',
  'River level',
  'Heat',
  'Earthquake',
  'Landslide',
  'Sea',
  'Farming',
  'Preparedness',
  'မုန်တိုင်း',
  'မိုးကြိုး',
  'မိုးကြီး',
  'မြစ်ရေ',
  'အပူဒဏ်',
  'ငလျင်',
  'မြေပြို',
  'ပင်လယ်ပြင်',
  'စိုက်ပျိုးရေး',
  'ကြိုတင်ပြင်ဆင်',
] as const;

export type TagName = (typeof TAG_NAMES)[number];
