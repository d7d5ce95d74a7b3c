import { array, mixed, object, ref } from 'yup';
import type { InferType } from 'yup';
import { nonEmptyList } from './fields';
import type { Id } from './ids';
import type { Image, UploadedFile } from './image';

/** A homepage banner: one or more images (section 3). */
export interface Slider {
  id: Id;
  images: Image[];
}

export const SLIDER_IMAGE_REQUIRED = 'Please upload at least one slider image.';

const file = mixed<UploadedFile>().required();
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const ids = array(mixed<Id>().required()).default([]).transform(asList);

/** Section 5, slider create. */
export const sliderCreateSchema = object({ images: nonEmptyList(file, SLIDER_IMAGE_REQUIRED) });

/**
 * Section 5, slider edit: existing − removed + new ≥ 1 (readings 43). `existing` are the ids that
 * the slider holds, `removed` those that the person took out, `images` the new files; what is
 * not a list counts as an empty one.
 */
export const sliderEditSchema = object({
  existing: ids,
  removed: ids,
  images: array(file)
    .default([])
    .transform(asList)
    .test('remains', SLIDER_IMAGE_REQUIRED, (images, { resolve }) => {
      const gone = new Set(resolve(ref<Id[]>('removed')).map(String));
      const kept = resolve(ref<Id[]>('existing')).filter((id) => !gone.has(String(id)));
      return images.length + kept.length > 0;
    }),
});

export type SliderCreateForm = InferType<typeof sliderCreateSchema>;
export type SliderEditForm = InferType<typeof sliderEditSchema>;
