import { mixed, object } from 'yup';
import type { InferType } from 'yup';
import { ANNOUNCEMENT_TYPES } from './announcementTypes';
import type { AnnouncementType } from './announcementTypes';
import { blanksIn } from './blanks';
import { anyText, atMost, visibleText } from './fields';
import type { Id } from './ids';
import { MAX_LENGTH } from './lengths';
import { cleanLines } from './text';
import type { Versioned } from './versioned';

/** Other back ends may omit both times. */
export interface Announcement extends Versioned, Omit<AnnouncementForm, 'type'> {
  type: AnnouncementType;
  issued_at?: string;
  /** The time of the last confirmation that it still holds; null if there was none. */
  renewed_at?: string | null;
}

/**
 * One entry of `GET /api/announcements/{id}/versions`. A blank text means that the notice was down.
 */
export interface AnnouncementVersion {
  id: Id;
  text: string;
  /** One of the three types, or an older value that is no longer in the contract. */
  type: string;
  /** The user's name at that time; null if no user is recorded. */
  user_name: string | null;
  from: string;
  until: string | null;
  renewals: { at: string; user_name: string | null }[];
}

const length = atMost(MAX_LENGTH.announcement, 'Announcement text');

/** The public must not see unfilled blanks of a template. */
const filled = {
  name: 'filled',
  message: ({ value }: { value: string }) =>
    `Fill in {{${blanksIn(value)[0]?.names.en}}} before publishing.`,
  test: (text: string | undefined) => blanksIn(text ?? '').length === 0,
};

export const announcementCreateSchema = object({
  text: visibleText('Announcement text is required.', length, cleanLines).test(filled),
  type: mixed().required('Type is required.').oneOf(ANNOUNCEMENT_TYPES, 'Type is required.'),
});

/** A blank text is valid on edit: it takes the announcement down. */
export const announcementEditSchema = object({
  text: anyText(length, cleanLines).test(filled),
  type: anyText(atMost(MAX_LENGTH.announcementType, 'Type')),
});

export type AnnouncementForm = InferType<typeof announcementEditSchema>;
