import { array, mixed, object } from 'yup';
import type { InferType } from 'yup';
import type { Id } from './ids';
import type { Image, UploadedFile } from './image';

/** A homepage banner: one or more images (section 3). */
export interface Slider {
  id: Id;
  images: Image[];
}

export const SLIDER_IMAGE_REQUIRED = 'Please upload at least one slider image.';

const files = array(mixed<UploadedFile>().required()).required();

/** Section 5, slider create. */
export const sliderCreateSchema = object({ images: files.min(1, SLIDER_IMAGE_REQUIRED) });

/**
 * Section 5, slider edit: existing − removed + new ≥ 1 (readings 43). `existing` are the ids that
 * the slider holds, `removed` those that the person took out, `images` the new files.
 */
export const sliderEditSchema = object({
  existing: array(mixed<Id>().required()).required(),
  removed: array(mixed<Id>().required()).required(),
  images: files.test('remains', SLIDER_IMAGE_REQUIRED, (images, { parent }) => {
    const { existing, removed } = parent as { existing: Id[]; removed: Id[] };
    const gone = new Set(removed.map(String));
    return images.length > 0 || existing.some((id) => !gone.has(String(id)));
  }),
});

export type SliderCreateForm = InferType<typeof sliderCreateSchema>;
export type SliderEditForm = InferType<typeof sliderEditSchema>;
