import { mixed, object, string } from 'yup';
import type { InferType } from 'yup';
import type { Id } from './ids';
import { visibleText } from './fields';

/** On the wire too `be careful` is written with a space (readings 0). */
export const ANNOUNCEMENT_TYPES = ['pleasant', 'be careful', 'warning'] as const;

/** A short notice (section 3). */
export interface Announcement {
  id: Id;
  text: string;
  type: (typeof ANNOUNCEMENT_TYPES)[number];
}

/** Section 5, announcement create. */
export const announcementCreateSchema = object({
  text: visibleText('Announcement text is required.'),
  type: mixed().required('Type is required.').oneOf(ANNOUNCEMENT_TYPES, 'Type is required.'),
});

/** Section 5, announcement edit: no validation, blank text takes a notice down (readings 3). */
export const announcementEditSchema = object({
  text: string().defined(),
  type: string().defined(),
});

export type AnnouncementForm = InferType<typeof announcementEditSchema>;
