import { array, mixed, object, ref } from 'yup';
import type { InferType } from 'yup';
import { list, nonEmptyList, removedImages } from './fields';
import type { Id } from './ids';
import { Image } from './image';
import type { UploadedFile } from './image';
import { LIST_LIMITS } from './limits';
import { component, ID, arrayOf } from './shapes';
import type { TypeOf } from './shapes';
import { VERSION } from './versioned';

/** A homepage banner with one or more images. */
export const Slider = component(
  'Slider',
  { id: ID, images: arrayOf(Image), version: VERSION },
  { example: { id: 3, images: [{ id: 12, url: '/images/rain.jpg', size: 348112 }], version: 1 } },
);
export type Slider = TypeOf<typeof Slider>;

export const SLIDER_IMAGE_REQUIRED = 'Please upload at least one slider image.';

const file = mixed<UploadedFile>().required();
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const ids = array(mixed<Id>().required()).default([]).transform(asList);

export const sliderCreateSchema = object({
  images: nonEmptyList(file, LIST_LIMITS.files, SLIDER_IMAGE_REQUIRED),
});

/**
 * A slider keeps at least one image: existing − removed + new ≥ 1. `existing` and `removed` are ids
 * of stored images, `images` are new files. A value that is not an array counts as an empty one.
 */
export const sliderEditSchema = object({
  existing: ids,
  removed: ids,
  images: list(file, LIST_LIMITS.files)
    .default([])
    .transform(asList)
    .test('remains', SLIDER_IMAGE_REQUIRED, (images, { resolve }) => {
      const removed = new Set(resolve(ref<Id[]>('removed')).map(String));
      const remaining = resolve(ref<Id[]>('existing')).filter((id) => !removed.has(String(id)));
      return images.length + remaining.length > 0;
    }),
});

export const sliderUpdateSchema = object({
  images: list(file, LIST_LIMITS.files).default([]),
  removed_slider_image: removedImages(),
});

export type SliderCreateForm = InferType<typeof sliderCreateSchema>;
export type SliderEditForm = InferType<typeof sliderEditSchema>;
