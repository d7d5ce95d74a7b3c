import { areaName, areasAmong } from '../../../contract/areas';
import type { AreaCode } from '../../../contract/areas';
import { asArray } from '../../shared/api/normalize';
import { currentTexts } from '../../shared/text/i18n';

/** Reads areas of a response; undefined if its server keeps none. */
export const readAreas = (value: unknown) => {
  const codes = asArray(value);
  return codes ? { areas: areasAmong(codes) } : {};
};

/** The names of areas in the language of the page; none is the whole country. */
export function namesOfAreas(areas: readonly AreaCode[]): string {
  const { language, formatList, t } = currentTexts();
  const names = areas.map((code) => areaName(code, language));
  return names.length > 0 ? formatList(names) : t('Whole country');
}

/** How forms, the history and the activity show areas. */
export const AREAS_FIELD = {
  label: 'Areas',
  show: namesOfAreas,
  change: 'entries',
  read: ({ areas }: Record<string, unknown>) =>
    areasAmong(asArray(areas) ?? []).map((code) => areaName(code, currentTexts().language)),
} as const;
