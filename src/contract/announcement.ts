import { mixed, object } from 'yup';
import type { InferType } from 'yup';
import { AREA_CODES } from './areas';
import { ANNOUNCEMENT_TYPES } from './announcementTypes';
import { blanksIn } from './blanks';
import { anyText, atMost, chosenAreas, visibleText } from './fields';
import { MAX_LENGTH } from './lengths';
import { component, ID, INSTANT, arrayOf, objectOf, oneOf, optional, orNull, TEXT } from './shapes';
import type { ShapesOf, TypeOf } from './shapes';
import { cleanLines } from './text';
import { VERSION } from './versioned';

export const Announcement = component(
  'Announcement',
  {
    id: ID,
    text: TEXT,
    type: oneOf(ANNOUNCEMENT_TYPES),
    /** ISO 3166-2; none is the whole country. */
    areas: optional(arrayOf(oneOf(AREA_CODES))),
    version: VERSION,
    issued_at: optional(INSTANT),
    /** The time of the last confirmation that it still holds; null if there was none. */
    renewed_at: optional(orNull(INSTANT)),
  } satisfies ShapesOf<Omit<AnnouncementForm, 'type'>>,
  {
    example: {
      id: 1,
      text: 'Heavy rain is expected in Bago.',
      type: 'warning',
      areas: ['MM-02'],
      version: 2,
      issued_at: '2026-06-05T03:00:00.000Z',
      renewed_at: null,
    },
  },
);
export type Announcement = TypeOf<typeof Announcement>;

/**
 * One entry of `GET /api/announcements/{id}/versions`. A blank text means that the notice was down.
 */
export const AnnouncementVersion = component('AnnouncementVersion', {
  id: ID,
  text: TEXT,
  /** One of the three types, or an older value that is no longer in the contract. */
  type: TEXT,
  areas: optional(arrayOf(oneOf(AREA_CODES))),
  /** The user's name at that time; null if no user is recorded. */
  user_name: orNull(TEXT),
  from: INSTANT,
  until: orNull(INSTANT),
  renewals: arrayOf(objectOf({ at: INSTANT, user_name: orNull(TEXT) })),
});
export type AnnouncementVersion = TypeOf<typeof AnnouncementVersion>;

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
  areas: chosenAreas(),
});

/**
 * A blank text is valid on edit: it takes the announcement down. Without areas, they stay as they
 * are: programs and open pages of version 1.1 do not send any.
 */
export const announcementEditSchema = object({
  text: anyText(length, cleanLines).test(filled),
  type: anyText(atMost(MAX_LENGTH.announcementType, 'Type')),
  areas: chosenAreas(),
});

export type AnnouncementForm = InferType<typeof announcementEditSchema>;
