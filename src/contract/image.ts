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
