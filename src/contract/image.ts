import type { Id } from './ids';

/** A stored image; `size` is in bytes. */
export interface Image {
  id: Id;
  url: string;
  size: number;
}

/** The properties that a browser's `File` and an uploaded part have in common. */
export interface UploadedFile {
  name: string;
  size: number;
}
