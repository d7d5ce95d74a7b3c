import { AREA_CODES, areasAmong, fullAreaName, listAreas } from '../../contract/areas';
import type { AreaCode } from '../../contract/areas';
import type { Language } from '../../contract/languages';

type Areas = readonly AreaCode[];

/** A place in a feed, with its code in a part of ISO 3166: 1 for countries, 2 for areas. */
export interface Place {
  code: string;
  part: 1 | 2;
  names: Record<Language, string>;
}

const COUNTRY: Place = { code: 'MM', part: 1, names: { my: 'မြန်မာနိုင်ငံ', en: 'Myanmar' } };

const placeOf = (code: AreaCode): Place => ({
  code,
  part: 2,
  names: { my: fullAreaName(code, 'my'), en: fullAreaName(code, 'en') },
});

/** The places that an announcement is about. Without areas that is the country. */
export const placesOf = (areas: Areas): Place[] =>
  areas.length === 0 ? [COUNTRY] : areas.map(placeOf);

/** The areas of an alert, and how they differ from those of the warnings that it replaces. */
export interface AreaChange {
  areas: Areas;
  added: Areas;
  /** People there were warned, and are not warned any more. */
  released: Areas;
}

const coveredBy = (areas: Areas): Areas => (areas.length === 0 ? AREA_CODES : areas);

/** @param warned the areas of each warning that the alert replaces */
export function areaChange(areas: Areas, warned: readonly Areas[]): AreaChange {
  const before = areasAmong(warned.flatMap(coveredBy));
  const after = coveredBy(areas);
  return {
    areas,
    added: before.length > 0 ? after.filter((code) => !before.includes(code)) : [],
    released: before.filter((code) => !after.includes(code)),
  };
}

const SENTENCES = {
  added: {
    my: (names: string) => `တိုးချဲ့သည့် ဒေသများ - ${names}။`,
    en: (names: string) => `Extended to: ${names}.`,
  },
  released: {
    my: (names: string) => `အတည်မဖြစ်တော့သည့် ဒေသများ - ${names}။`,
    en: (names: string) => `No longer in force in: ${names}.`,
  },
};

export const releaseIn = ({ released }: AreaChange, language: Language) =>
  SENTENCES.released[language](listAreas(released, language, fullAreaName));

/** What has changed, in sentences. */
export function changesIn(change: AreaChange, language: Language): string[] {
  const { areas, added, released } = change;
  const isWhole = areas.length === 0;
  const names = isWhole ? COUNTRY.names[language] : listAreas(added, language, fullAreaName);
  return [
    ...(added.length > 0 ? [SENTENCES.added[language](names)] : []),
    ...(released.length > 0 ? [releaseIn(change, language)] : []),
  ];
}
