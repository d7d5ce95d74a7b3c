import { mixed, object, string } from 'yup';
import type { InferType } from 'yup';
import { atMost, visibleText } from './fields';
import { MAX_LENGTH } from './lengths';
import type { Versioned } from './versioned';

/** `be careful` is written with a space on the wire as well. */
export const ANNOUNCEMENT_TYPES = ['pleasant', 'be careful', 'warning'] as const;

export interface Announcement extends Versioned {
  text: string;
  type: (typeof ANNOUNCEMENT_TYPES)[number];
}

const length = atMost(MAX_LENGTH.announcement, 'Announcement text');

export const announcementCreateSchema = object({
  text: visibleText('Announcement text is required.').test(length),
  type: mixed().required('Type is required.').oneOf(ANNOUNCEMENT_TYPES, 'Type is required.'),
});

/** Only the length is validated on edit: a blank text takes the announcement down. */
export const announcementEditSchema = object({
  text: string().defined().test(length),
  type: string().defined(),
});

export type AnnouncementForm = InferType<typeof announcementEditSchema>;
