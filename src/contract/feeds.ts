/** Whether the alerts in the CAP feed are real; `Test` until the operator says otherwise. */
export const CAP_STATUSES = ['Test', 'Actual'] as const;
export type CapStatus = (typeof CAP_STATUSES)[number];

/** Where the public reaches the feeds, as paths from the API's origin without PUBLIC_URL; `GET /api/feeds`. */
export interface FeedAddresses {
  announcement: string;
  posts_json: string;
  posts_atom: string;
  /** Null where the server has no sender for alerts. */
  cap: string | null;
  cap_status: CapStatus;
}
