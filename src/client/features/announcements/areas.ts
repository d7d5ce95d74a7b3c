import { areaName, areasAmong } from '../../../contract/areas';
import type { AreaCode } from '../../../contract/areas';
import { asArray } from '../../shared/api/normalize';
import { currentTexts } from '../../shared/text/i18n';
import type { Field } from '../../shared/ui/fieldTable';

/** Reads areas of a response; undefined if its server keeps none. */
export const readAreas = (value: unknown) => {
  const codes = asArray(value);
  return codes ? { areas: areasAmong(codes) } : {};
};

const namesIn = (areas: readonly AreaCode[]) =>
  areas.map((code) => areaName(code, currentTexts().language));

/**
 * The names of areas in the language of the page.
 *
 * @param none what no areas mean
 */
export function namesOfAreas(areas: readonly AreaCode[], none = 'Whole country'): string {
  const { formatList, t } = currentTexts();
  return areas.length > 0 ? formatList(namesIn(areas)) : t(none);
}

/** Up to this number, a short list has all names. */
const FEW = 3;

/** The names of areas where there is little space, such as `Chin, Rakhine and 2 more`. */
export function shortNamesOfAreas(areas: readonly AreaCode[]): string {
  const names = namesIn(areas);
  if (names.length <= FEW) return currentTexts().formatList(names);
  const shown = names.slice(0, FEW - 1).join(', ');
  return currentTexts().t('{{names}} and {{count}} more', {
    names: shown,
    count: names.length - FEW + 1,
  });
}

const areasField = (none: string) =>
  ({
    label: 'Areas',
    show: (areas: readonly AreaCode[]) => namesOfAreas(areas, none),
    change: 'entries',
    none,
    read: (entity) => {
      const { areas } = readAreas(entity.areas);
      return areas && namesIn(areas);
    },
  }) as const satisfies Field<readonly AreaCode[]>;

/** How forms, details, the history and the activity show areas. */
export const AREAS_FIELD = areasField('Whole country');

/** A template without areas leaves them as they are. */
export const TEMPLATE_AREAS_FIELD = areasField('None');
