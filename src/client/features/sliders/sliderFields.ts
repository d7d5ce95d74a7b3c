import type { Slider, SliderEditForm } from '../../../contract/slider';
import type { FieldTable } from '../../shared/ui/fieldTable';

/** The images that either of two editors has added are kept. */
export const SLIDER_FIELDS = {
  id: 'stored',
  images: { label: 'Images', heading: 'Image', change: 'images', keeps: 'mine' },
  existing: 'stored',
  removed: { label: 'Images', keeps: 'mine' },
  version: 'stored',
} satisfies FieldTable<SliderEditForm, Slider>;
