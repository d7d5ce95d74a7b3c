import type { Hazard } from '../../../../contract/announcementTemplate';
import { presetIconUrl } from '../../../shared/ui/presetIcon';

const PICTURES: Record<Hazard, string> = {
  river: 'thirteen',
  cyclone: 'three',
  'heavy rain': 'one',
  lightning: 'fifteen',
  heat: 'seven',
  landslide: 'six',
  earthquake: 'five',
  tsunami: 'twelve',
  other: 'fourteen',
};

/** The preset icons of categories, which show the hazards as well. */
export const pictureOf = (hazard: Hazard) => presetIconUrl(`category-${PICTURES[hazard]}`);

/** The sun behind a cloud. */
export const ALL_CLEAR_PICTURE = presetIconUrl('category-twenty-five');
