export type Values = Record<string, unknown>;

/** A submission whose outcome is not known. */
export interface Attempt {
  /** Its `Idempotency-Key`. */
  key: string;
  /** The fingerprint of the values that were sent. */
  values: string;
}

/** What somebody has entered into a form and not saved. */
export interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The page that opens the form, below the base path. */
  page: string;
  /** The fingerprint of the initial values; '' where it is unknown. */
  base: string;
  /** The changed fields by path, chosen files among them. */
  values: Values;
  /** The last submission, unless its outcome is known. */
  attempt?: Attempt | null;
}
