import type { Id } from '../../../contract/ids';
import type { UploadedFile } from '../../../contract/image';

/** What the form of a post hands over. */
export interface PostChange {
  title: string;
  /** HTML. */
  description: string;
  categoryId: Id;
  type: string;
  /** `DD-MM-YYYY`, or ''. */
  backdate: string;
  /** The chosen file; null leaves the post with the cover that it has. */
  cover: UploadedFile | null;
  /** New files; those that the post holds stay. */
  images: UploadedFile[];
  tagIds: Id[];
}

/** A change to a post that exists, with what was taken out of it. */
export interface PostUpdate extends PostChange {
  id: Id;
  /** Ids of description images. */
  removedImages: Id[];
  /** Whether the cover that the post had was taken out, were it for a new one (readings 78). */
  removedCover: boolean;
}

/** The multipart form of section 7: empty lists have no key, an empty backdate does (readings 80). */
export function postBody(change: PostChange): FormData {
  const form = new FormData();
  form.append('title', change.title);
  form.append('description', change.description);
  form.append('category_id', String(change.categoryId));
  form.append('type', change.type);
  form.append('backdate', change.backdate);
  change.tagIds.forEach((id, index) => form.append(`tags[${index}]`, String(id)));
  if (change.cover) form.append('cover_image', change.cover as File);
  for (const image of change.images) form.append('description_images[]', image as File);
  return form;
}

/** The form of an update: without `_method`, unlike that of a slider (readings 77). */
export function postUpdateBody(update: PostUpdate): FormData {
  const form = postBody(update);
  for (const id of update.removedImages) form.append('removed_description_images[]', String(id));
  if (update.removedCover) form.append('removed_cover_image', '1');
  return form;
}
