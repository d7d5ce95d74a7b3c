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

/** What is stored with an image, under its width; the full size under 0. */
export interface ImageFilesTable {
  image_id: number;
  width: number;
  content_type: string;
  bytes: Buffer;
}

/** What was made of images on request, and may be deleted at any time. */
export interface ThumbnailsTable {
  image_id: number;
  width: number;
  /** Of the bytes. */
  size: number;
  /** See `findThumbnail`. */
  used_at: string;
  /** A WebP image. */
  bytes: Buffer;
}
