import type { Language } from './languages';

type AreaKind = 'state' | 'region' | 'union territory';

interface AreaName {
  en: string;
  my: string;
  kind: AreaKind;
}

/**
 * The states and regions of Myanmar and its union territory by their codes of ISO 3166-2, from
 * north to south, and those of about one latitude from west to east. The codes and names are those
 * of CLDR 48; the Burmese kinds are those of the place codes of the Myanmar Information Management
 * Unit.
 */
export const AREAS = {
  'MM-11': { en: 'Kachin', my: 'ကချင်', kind: 'state' },
  'MM-14': { en: 'Chin', my: 'ချင်း', kind: 'state' },
  'MM-01': { en: 'Sagaing', my: 'စစ်ကိုင်း', kind: 'region' },
  'MM-04': { en: 'Mandalay', my: 'မန္တလေး', kind: 'region' },
  'MM-17': { en: 'Shan', my: 'ရှမ်း', kind: 'state' },
  'MM-16': { en: 'Rakhine', my: 'ရခိုင်', kind: 'state' },
  'MM-03': { en: 'Magway', my: 'မကွေး', kind: 'region' },
  'MM-18': { en: 'Nay Pyi Taw', my: 'နေပြည်တော်', kind: 'union territory' },
  'MM-12': { en: 'Kayah', my: 'ကယား', kind: 'state' },
  'MM-02': { en: 'Bago', my: 'ပဲခူး', kind: 'region' },
  'MM-13': { en: 'Kayin', my: 'ကရင်', kind: 'state' },
  'MM-07': { en: 'Ayeyarwady', my: 'ဧရာဝတီ', kind: 'region' },
  'MM-06': { en: 'Yangon', my: 'ရန်ကုန်', kind: 'region' },
  'MM-15': { en: 'Mon', my: 'မွန်', kind: 'state' },
  'MM-05': { en: 'Tanintharyi', my: 'တနင်္သာရီ', kind: 'region' },
} as const satisfies Record<string, AreaName>;

export type AreaCode = keyof typeof AREAS;

export const isArea = (code: unknown): code is AreaCode =>
  typeof code === 'string' && Object.hasOwn(AREAS, code);

/** From north to south. */
export const AREA_CODES = Object.keys(AREAS).filter(isArea);

const KINDS: Record<AreaKind, Record<Language, string>> = {
  state: { en: 'State', my: 'ပြည်နယ်' },
  region: { en: 'Region', my: 'တိုင်းဒေသကြီး' },
  'union territory': { en: 'Union Territory', my: 'ပြည်ထောင်စုနယ်မြေ' },
};

/** A short name, such as `Rakhine`. */
export const areaName = (code: AreaCode, language: Language): string => AREAS[code][language];

/** A full name, such as `Rakhine State`. */
export function fullAreaName(code: AreaCode, language: Language): string {
  const { kind, ...names } = AREAS[code];
  // In Burmese only the name of the union territory is a word of its own.
  const space = language === 'en' || kind === 'union territory' ? ' ' : '';
  return [names[language], KINDS[kind][language]].join(space);
}

/** Returns the known codes of a list, from north to south and without duplicates. */
export const areasAmong = (codes: readonly unknown[]): AreaCode[] =>
  AREA_CODES.filter((code) => codes.includes(code));

/** Areas that warnings often name together. */
export const AREA_GROUPS: Record<'Coast' | 'Delta' | 'Dry zone' | 'Hills', AreaCode[]> = {
  Coast: areasAmong(['MM-16', 'MM-07', 'MM-06', 'MM-02', 'MM-15', 'MM-05']),
  Delta: areasAmong(['MM-07', 'MM-06', 'MM-02']),
  'Dry zone': areasAmong(['MM-01', 'MM-04', 'MM-03', 'MM-18']),
  Hills: areasAmong(['MM-11', 'MM-14', 'MM-17', 'MM-12', 'MM-13']),
};
