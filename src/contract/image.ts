import { component, COUNT, ID, TEXT } from './shapes';
import type { TypeOf } from './shapes';

/** A stored image; `size` is in bytes. */
export const Image = component(
  'Image',
  { id: ID, url: TEXT, size: COUNT },
  { example: { id: 12, url: '/images/rain.jpg', size: 348112 } },
);
export type Image = TypeOf<typeof Image>;

export interface UploadedFile {
  name: string;
  size: number;
}
