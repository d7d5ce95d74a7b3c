import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { now } from '../../../contract/clock';
import { endReported, selectSessionEnd, selectToken } from './sessionSlice';

type WithSession = Parameters<typeof selectToken>[0];

/** Responses take their time to arrive, each another one; that alone is no news. */
const TOLERANCE_MS = 5000;

/**
 * Notes when the session ends, where a response says so.
 *
 * @param token the request's: the last response of an earlier session is ignored
 * @param secondsLeft the header `Session-Ends-In`: relative, as the clocks may differ
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
