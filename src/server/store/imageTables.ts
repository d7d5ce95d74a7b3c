export interface ImagesTable {
  id: number;
  /** The unguessable part of its address. */
  key: string;
  content_type: string;
  width: number;
  height: number;
  size: number;
  created_at: string;
}

/** A thumbnail under its width, or the full size under 0. */
export interface ImageFilesTable {
  image_id: number;
  width: number;
  content_type: string;
  bytes: Buffer;
}
