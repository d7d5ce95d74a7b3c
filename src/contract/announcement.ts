import { mixed, object, string } from 'yup';
import type { InferType } from 'yup';
import type { Id } from './ids';
import { visibleText } from './fields';

/** `be careful` is written with a space on the wire as well. */
export const ANNOUNCEMENT_TYPES = ['pleasant', 'be careful', 'warning'] as const;

export interface Announcement {
  id: Id;
  text: string;
  type: (typeof ANNOUNCEMENT_TYPES)[number];
}

export const announcementCreateSchema = object({
  text: visibleText('Announcement text is required.'),
  type: mixed().required('Type is required.').oneOf(ANNOUNCEMENT_TYPES, 'Type is required.'),
});

/** Nothing is validated on edit: a blank text takes the announcement down. */
export const announcementEditSchema = object({
  text: string().defined(),
  type: string().defined(),
});

export type AnnouncementForm = InferType<typeof announcementEditSchema>;
