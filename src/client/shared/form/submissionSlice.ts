import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

interface Attempt {
  /** Its `Idempotency-Key`. */
  key: string;
}

interface Bytes {
  loaded: number;
  total: number;
}

/**
 * The state of a submission. `preparing` waits for photos to be scaled. `sending` is an upload.
 * `confirming` waits for the response; `total` is the number of bytes sent, or 0 for a form without
 * files. `unknown` means that the response was lost, so the server may or may not have saved the
 * form.
 */
export type Submission =
  | { status: 'idle' | 'preparing' }
  | ({ status: 'sending' } & Attempt & Bytes)
  | ({ status: 'confirming'; total: number } & Attempt)
  | ({ status: 'saved' | 'failed' | 'unknown' } & Attempt);

/** `cancelled` leaves no message. */
export type SubmissionOutcome = 'saved' | 'failed' | 'unknown' | 'cancelled';

const idle: Submission = { status: 'idle' };

/**
 * The state machine of a submission. Each form runs its own (`useSave`) and reports its events to
 * the store for Redux DevTools. The store shows the form that was sent last; no code reads it.
 */
export const submissionSlice = createSlice({
  name: 'submission',
  initialState: (): Submission => idle,
  reducers: {
    photosAwaited: (): Submission => ({ status: 'preparing' }),
    photosSettled: (state): Submission => (state.status === 'preparing' ? idle : state),
    submitted: (_, { payload: key }: PayloadAction<string>): Submission => ({
      status: 'confirming',
      key,
      total: 0,
    }),
    progressed(state, { payload }: PayloadAction<Attempt & Bytes>): Submission {
      if (state.status !== 'sending' && state.status !== 'confirming') return state;
      const { key, loaded, total } = payload;
      if (state.key !== key) return state;
      const isSent = total > 0 && loaded >= total;
      return isSent
        ? { status: 'confirming', key, total }
        : { status: 'sending', key, loaded, total };
    },
    /**
     * The payload carries the key of the attempt, because another form may have been sent since.
     */
    concluded(
      state,
      { payload }: PayloadAction<Attempt & { outcome: SubmissionOutcome }>,
    ): Submission {
      if (state.status !== 'sending' && state.status !== 'confirming') return state;
      const { key, outcome } = payload;
      if (state.key !== key) return state;
      return outcome === 'cancelled' ? idle : { status: outcome, key };
    },
  },
});

export const { photosAwaited, photosSettled, submitted, progressed, concluded } =
  submissionSlice.actions;

export function uploadOf(submission: Submission): Bytes | null {
  if (submission.status === 'sending') return submission;
  if (submission.status !== 'confirming' || submission.total === 0) return null;
  return { loaded: submission.total, total: submission.total };
}
