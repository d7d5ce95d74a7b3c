import { isApiError, isUnanswered } from './apiError';

/** What screens read of a query. */
export interface Load<T = unknown> {
  currentData?: T | null;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  fulfilledTimeStamp?: number;
  refetch: () => unknown;
}

/** Whether the server did not answer, and what it sent before stays on screen. */
export const isOutdated = ({ currentData, error }: Load): boolean =>
  Boolean(currentData) && isUnanswered(error);

/** Whether a load has failed, and another may succeed: 404 says that there is nothing. */
export const isWorthRetrying = ({ error }: Load): boolean =>
  isApiError(error) && error.status !== 404;

/** The state of a query on screen. A refused load leaves nothing; nor is there an entity in `null`. */
export function statusOf(load: Load): 'loading' | 'failed' | 'outdated' | 'loaded' {
  if (isOutdated(load)) return 'outdated';
  if (load.isError) return 'failed';
  if (load.currentData) return 'loaded';
  return load.isFetching ? 'loading' : 'failed';
}
