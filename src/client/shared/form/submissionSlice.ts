import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** One press of the submit button. */
interface Attempt {
  /** Sent as `Idempotency-Key`, so that a server which knows such keys saves an attempt once. */
  key: string;
}

interface Bytes {
  loaded: number;
  total: number;
}

/**
 * What became of the form that was sent last. `preparing` waits for photographs to be scaled. `sending` is an upload; `confirming` waits for the
 * response, `total` bytes having been sent, or 0 by a form without files. After `unknown`, a lost
 * response, nobody knows whether the server has saved the form.
 */
export type Submission =
  | { status: 'idle' | 'preparing' }
  | ({ status: 'sending' } & Attempt & Bytes)
  | ({ status: 'confirming'; total: number } & Attempt)
  | ({ status: 'saved' | 'failed' | 'unknown' } & Attempt);

/** `cancelled` leaves nothing behind. */
export type Outcome = 'saved' | 'failed' | 'unknown' | 'cancelled';

const idle: Submission = { status: 'idle' };

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
    progressed(state, { payload }: PayloadAction<Bytes>): Submission {
      if (state.status !== 'sending' && state.status !== 'confirming') return state;
      const { key } = state;
      const { loaded, total } = payload;
      const isSent = total > 0 && loaded >= total;
      return isSent
        ? { status: 'confirming', key, total }
        : { status: 'sending', key, loaded, total };
    },
    /** Carries the key of the attempt: another form may have been sent since. */
    ended(state, { payload }: PayloadAction<Attempt & { outcome: Outcome }>): Submission {
      if (state.status !== 'sending' && state.status !== 'confirming') return state;
      const { key, outcome } = payload;
      if (state.key !== key) return state;
      return outcome === 'cancelled' ? idle : { status: outcome, key };
    },
  },
  selectors: {
    selectSubmission: (state) => state,
  },
});

export const { photosAwaited, photosSettled, submitted, progressed, ended } =
  submissionSlice.actions;
export const { selectSubmission } = submissionSlice.selectors;
