import type { Id } from './ids';

/** A stored image; `size` is in bytes. */
export interface Image {
  id: Id;
  url: string;
  size: number;
}

/** What a form and a route both have of a file: a browser's `File`, or an uploaded part. */
export interface UploadedFile {
  name: string;
  size: number;
}
