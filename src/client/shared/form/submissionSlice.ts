import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** One press of the submit button. */
interface Attempt {
  /** Its `Idempotency-Key`. */
  key: string;
}

interface Bytes {
  loaded: number;
  total: number;
}

/**
 * What became of a form that was sent. `preparing` waits for photographs to be scaled. `sending` is an
 * upload; `confirming` waits for the response, `total` bytes having been sent, or 0 by a form without
 * files. After `unknown`, a lost response, nobody knows whether the server has saved the form.
 */
export type Submission =
  | { status: 'idle' | 'preparing' }
  | ({ status: 'sending' } & Attempt & Bytes)
  | ({ status: 'confirming'; total: number } & Attempt)
  | ({ status: 'saved' | 'failed' | 'unknown' } & Attempt);

/** `cancelled` leaves nothing behind. */
export type Outcome = 'saved' | 'failed' | 'unknown' | 'cancelled';

const idle: Submission = { status: 'idle' };

/**
 * The machine of a submission. Each form runs it for itself (`useSave`) and reports its events to the
 * store, which shows the form that was sent last; nothing reads them there but Redux DevTools.
 */
export const submissionSlice = createSlice({
  name: 'submission',
  initialState: (): Submission => idle,
  reducers: {
    photosAwaited: (): Submission => ({ status: 'preparing' }),
    /** What follows is a submission, or nothing where a photograph was refused or the form was left. */
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
    /** Carries the key of the attempt: another form may have been sent since. */
    concluded(state, { payload }: PayloadAction<Attempt & { outcome: Outcome }>): Submission {
      if (state.status !== 'sending' && state.status !== 'confirming') return state;
      const { key, outcome } = payload;
      if (state.key !== key) return state;
      return outcome === 'cancelled' ? idle : { status: outcome, key };
    },
  },
});

export const { photosAwaited, photosSettled, submitted, progressed, concluded } =
  submissionSlice.actions;

/** The bytes of an upload; null where none is under way. */
export function uploadOf(submission: Submission): Bytes | null {
  if (submission.status === 'sending') return submission;
  if (submission.status !== 'confirming' || submission.total === 0) return null;
  return { loaded: submission.total, total: submission.total };
}
