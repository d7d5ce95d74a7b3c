import { objectOf, oneOf, orNull, TEXT } from './shapes';
import type { TypeOf } from './shapes';

/** Whether the alerts in the CAP feed are real. The default is `Test`. */
export const CAP_STATUSES = ['Test', 'Actual'] as const;
export type CapStatus = (typeof CAP_STATUSES)[number];

/**
 * The public addresses of the feeds, `GET /api/feeds`. Without PUBLIC_URL they are paths of the
 * API's origin.
 */
export const FEED_ADDRESSES = objectOf({
  announcement: TEXT,
  posts_json: TEXT,
  posts_atom: TEXT,
  /** The index of the alerts, and the newest alert; null if alerts are off. */
  cap_atom: orNull(TEXT),
  cap: orNull(TEXT),
  cap_status: oneOf(CAP_STATUSES),
});
export type FeedAddresses = TypeOf<typeof FEED_ADDRESSES>;
