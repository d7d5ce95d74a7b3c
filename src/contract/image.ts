import { isRecord } from './records';
import type { Id } from './ids';

/** A stored image: where it is served from, and its size in bytes. */
export interface Image {
  id: Id;
  url: string;
  size: number;
}

/** What a form and a route know of a chosen file: a browser's `File`, or an uploaded part. */
export interface UploadedFile {
  name: string;
  size: number;
}

function normalizeImage(value: unknown): Image[] {
  if (!isRecord(value) || typeof value.url !== 'string' || value.url === '') return [];
  const { id, url } = value;
  const size = Number(value.size);
  return [
    {
      id: typeof id === 'number' || typeof id === 'string' ? id : url,
      url,
      size: Number.isFinite(size) ? size : 0,
    },
  ];
}

/**
 * The images of an answer: an array, one object, or nothing (section 3, readings 39). Without a
 * `size` it is 0, without an `id` the address stands for it; what has no address is left out.
 */
export function normalizeImages(value: unknown): Image[] {
  return (Array.isArray(value) ? value : [value]).flatMap(normalizeImage);
}
