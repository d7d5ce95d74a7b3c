import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { now } from '../../../contract/clock';
import { endReported, selectSessionEnd, selectToken } from './sessionSlice';

type WithSession = Parameters<typeof selectToken>[0];

/** Network latency varies between responses. A smaller difference is not a new end. */
const TOLERANCE_MS = 5000;

/**
 * Records when the session ends, if a response says so.
 *
 * @param token the request's token; responses of an earlier session are ignored
 * @param secondsLeft the header `Session-Ends-In`, which is relative because clocks may differ
 */
export function reportEnd(
  { dispatch, getState }: BaseQueryApi,
  token: string | null,
  secondsLeft: string | null,
): void {
  const state = getState() as WithSession;
  if (token === null || selectToken(state) !== token || !/^\d+$/.test(secondsLeft ?? '')) return;
  const endsAt = now() + Number(secondsLeft) * 1000;
  const isKnown = Math.abs(endsAt - (selectSessionEnd(state) ?? 0)) <= TOLERANCE_MS;
  if (!isKnown) dispatch(endReported(endsAt));
}
