import type { Id } from './ids';

/** A stored image; `size` is in bytes. */
export interface Image {
  id: Id;
  url: string;
  size: number;
}

export interface UploadedFile {
  name: string;
  size: number;
}
