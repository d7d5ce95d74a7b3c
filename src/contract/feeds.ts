/** Whether the alerts in the CAP feed are real. The default is `Test`. */
export const CAP_STATUSES = ['Test', 'Actual'] as const;
export type CapStatus = (typeof CAP_STATUSES)[number];

/**
 * The public addresses of the feeds, `GET /api/feeds`. Without PUBLIC_URL they are paths of the
 * API's origin.
 */
export interface FeedAddresses {
  announcement: string;
  posts_json: string;
  posts_atom: string;
  /** The index of the alerts, and the newest alert; null if alerts are off. */
  cap_atom: string | null;
  cap: string | null;
  cap_status: CapStatus;
}
