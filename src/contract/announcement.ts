import { mixed, object, string } from 'yup';
import type { InferType } from 'yup';
import { blanksIn } from './blanks';
import { atMost, toLines, visibleText } from './fields';
import type { Id } from './ids';
import { MAX_LENGTH } from './lengths';
import type { Versioned } from './versioned';

/** `be careful` is written with a space on the wire as well. */
export const ANNOUNCEMENT_TYPES = ['pleasant', 'be careful', 'warning'] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

/** Other servers may lack both times. */
export interface Announcement extends Versioned, Omit<AnnouncementForm, 'type'> {
  type: AnnouncementType;
  /** Since when this text is in force with this type. */
  issued_at?: string;
  /** When somebody last confirmed that it still holds; null where nobody has since. */
  renewed_at?: string | null;
}

/** One entry of `GET /api/announcements/{id}/versions`; a blank text is a notice taken down. */
export interface AnnouncementVersion {
  id: Id;
  text: string;
  /** One of the three, or what the contract had before. */
  type: string;
  /** Named as they were at the time; null where nobody is named. */
  user_name: string | null;
  from: string;
  /** Null for the version in force. */
  until: string | null;
  /** Oldest first. */
  renewals: { at: string; user_name: string | null }[];
}

const length = atMost(MAX_LENGTH.announcement, 'Announcement text');

/** Blanks of a template are filled before the public reads the text. */
const filled = {
  name: 'filled',
  message: ({ value }: { value: string }) =>
    `Fill in {{${blanksIn(value)[0]?.names.en}}} before publishing.`,
  test: (text: string | undefined) => blanksIn(text ?? '').length === 0,
};

export const announcementCreateSchema = object({
  text: visibleText('Announcement text is required.').transform(toLines).test(length).test(filled),
  type: mixed().required('Type is required.').oneOf(ANNOUNCEMENT_TYPES, 'Type is required.'),
});

/** A blank text is valid on edit: it takes the announcement down. */
export const announcementEditSchema = object({
  text: string().defined().transform(toLines).test(length).test(filled),
  type: string().defined(),
});

export type AnnouncementForm = InferType<typeof announcementEditSchema>;
