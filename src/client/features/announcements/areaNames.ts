import { AREA_CODES, AREAS } from '../../../contract/areas';
import type { AreaCode } from '../../../contract/areas';
import { normalize } from '../../../contract/normalize';

/** How texts spell an area: its names today and before, and other spellings of their sounds. */
const SPELLINGS: Record<AreaCode, { en: string; my: string }> = {
  'MM-11': { en: 'Kachin', my: 'ကချင်' },
  'MM-14': { en: 'Chin', my: 'ချင်း' },
  'MM-01': { en: 'Sagaing', my: 'စစ်ကိုင်း' },
  'MM-04': { en: 'Mandalay', my: 'မန္တလေး' },
  'MM-17': { en: 'Shan', my: 'ရှမ်း' },
  'MM-16': { en: 'Rakhine|Rakhaing|Arakan', my: 'ရခိုင်' },
  'MM-03': { en: 'Magwa?e?y?', my: 'မကွေး' },
  'MM-18': { en: 'Nay\\s?pyi\\s?[td]aw', my: 'နေပြည်တော်' },
  'MM-12': { en: 'Kayah|Karenni', my: 'ကယား|ကရင်နီ' },
  'MM-02': { en: 'Bago|Pegu', my: 'ပဲခူး' },
  'MM-13': { en: 'Kayin|Karen', my: 'ကရင်' },
  // The digit zero is often typed for the letter wa.
  'MM-07': { en: 'Aye?yar?wadd?y|Irr?awadd?y', my: 'ဧရာ[ဝ၀]တီ' },
  'MM-06': { en: 'Yangon|Rangoon', my: 'ရန်ကုန်' },
  'MM-15': { en: 'Mon', my: 'မွန်' },
  'MM-05': { en: 'Tan+inthar?yi|Tenass?erim', my: 'တနင်္သာရီ' },
};

/** The text around a spelling. */
interface Place {
  before: string;
  spelled: string;
  after: string;
}

const burmese = (...sources: string[]) => new RegExp(normalize(sources.join(''), 'NFC'), 'u');

const KIND = { en: /^\s+(?:state|region)/i, my: burmese('^\\s?ပြည်နယ်') };

/** A river flows through several areas; its delta is one of them. */
const RIVER = {
  en: /^\s+river\b|^(?:(?:,|\s+and|\s+&)?\s+\p{L}+){0,5}\s+rivers\b/iu,
  my: burmese('^\\s?မြစ်(?![ဝ၀])|^(?:\\s?(?:၊|နှင့်|နဲ့)\\s?[^\\s၊။]+){1,5}မြစ်များ'),
};

/** The office that signs a warning is not what it is about. */
const OFFICE = burmese('(?:Hydrology|Department|DMH|Office|ဌာန|ရုံး)[\\s,၊(]{1,3}$');

const DAY_BEFORE =
  /(?:\d|\b(?:until|till|by|on|next|this|since|(?:sun|tue|wed|thu|fri|sat)\.?(?:,|\s?[-–/]|\s(?:and|to))))\s?$/i;
const DAY_AFTER =
  /^[.,]?\s?(?:\d|\)|morning|afternoon|evening|night|noon)|^(?:,|\s?[-–/]|\s(?:and|to))\s?(?:sun|tue|wed|thu|fri|sat)\b/i;

/** A chin, a Monday that is shortened, and a river are no areas. */
function isNamedInEnglish(code: AreaCode, { before, spelled, after }: Place): boolean {
  if (KIND.en.test(after)) return true;
  const isDay = code === 'MM-15' && (DAY_BEFORE.test(before) || DAY_AFTER.test(after));
  return /^\p{Lu}/u.test(spelled) && !isDay && !RIVER.en.test(after);
}

const BEGINS = burmese('(?:^|[^\\p{L}\\p{M}\\p{N}]|နှင့်|နဲ့|သို့မဟုတ်)$');
const ENDS = burmese(
  '^(?:$|[^\\p{L}\\p{M}\\p{N}]|(?:ပြည်|နယ်|နှင့်|နဲ့|တွင်|မှာ|၌|သို့|မှ|က|ကို|အတွင်း|တို့|တစ်',
  '|ကမ်း|တောင်|မြောက်|အရှေ့|အနောက်|အလယ်|ဒေသ|ရိုးမ|ကုန်း|ပင်လယ်)(?!\\p{M}))',
);

/** The names of states are parts of other words, such as noon, one another and Chindwin. */
function isNamedInBurmese(code: AreaCode, { before, after }: Place): boolean {
  if (KIND.my.test(after)) return true;
  if (/^\p{M}/u.test(after) || RIVER.my.test(after)) return false;
  return AREAS[code].kind !== 'state' || (BEGINS.test(before) && ENDS.test(after));
}

/** As much text as decides whether a spelling names its area, in code units. */
const AROUND = 80;

function placesOf(text: string, spelling: RegExp): Place[] {
  return [...text.matchAll(spelling)].map(({ 0: spelled, index }) => {
    const end = index + spelled.length;
    const before = text.slice(Math.max(0, index - AROUND), index);
    return { before, spelled, after: text.slice(end, end + AROUND) };
  });
}

const FINDERS = AREA_CODES.map((code) => {
  const { en, my } = SPELLINGS[code];
  return {
    code,
    en: new RegExp(`(?<![\\p{L}\\p{N}])(?:${en})(?![\\p{L}\\p{N}])`, 'giu'),
    my: new RegExp(normalize(my, 'NFC'), 'gu'),
  };
});

const WHOLE_COUNTRY = [
  /\b(?:nationwide|countrywide|(?:whole|entire) (?:country|nation|of Myanmar))\b/i,
  /\b(?:(?:all over|all of|across|throughout) (?:Myanmar|the country)|all states and regions)\b/i,
  burmese('တ(?:စ်)?(?:နိုင်ငံ|ပြည်)လုံး|(?:ပြည်နယ်|တိုင်းဒေသကြီး)(?:များ)?\\s?အားလုံး'),
];

/** The areas that a text names, from north to south; none if it also names the whole country. */
export function areasNamedIn(written: string): AreaCode[] {
  const text = normalize(written, 'NFC');
  if (WHOLE_COUNTRY.some((words) => words.test(text))) return [];
  const isNamed = (place: Place) => !OFFICE.test(place.before);
  return FINDERS.filter(
    ({ code, en, my }) =>
      placesOf(text, en).some((place) => isNamed(place) && isNamedInEnglish(code, place)) ||
      placesOf(text, my).some((place) => isNamed(place) && isNamedInBurmese(code, place)),
  ).map(({ code }) => code);
}

/**
 * Compares the areas that a text names with the chosen ones.
 *
 * @returns the named ones that are not chosen, and the chosen ones that a text does not name
 * although it names others
 */
export function compareAreas(text: string, chosen: readonly AreaCode[]) {
  const named = areasNamedIn(text);
  return {
    missing: named.filter((code) => !chosen.includes(code)),
    unnamed: named.length > 0 ? chosen.filter((code) => !named.includes(code)) : [],
  };
}
