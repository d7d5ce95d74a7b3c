import { isApiError, isUnanswered } from './apiError';

export interface Load<T = unknown> {
  currentData?: T | null;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  fulfilledTimeStamp?: number;
  refetch: () => unknown;
}

/** Whether the server did not respond and its previous response stays on the screen. */
export const isOutdated = ({ currentData, error }: Load): boolean =>
  Boolean(currentData) && isUnanswered(error);

/** Whether a failed load may succeed if repeated. 404 means that there is no such entity. */
export const isWorthRetrying = ({ error }: Load): boolean =>
  isApiError(error) && error.status !== 404;

/**
 * Returns the state of a query on a screen. A refused load leaves nothing, and `null` is no entity.
 */
export function statusOf(load: Load): 'loading' | 'failed' | 'outdated' | 'loaded' {
  if (isOutdated(load)) return 'outdated';
  if (load.isError) return 'failed';
  if (load.currentData) return 'loaded';
  return load.isFetching ? 'loading' : 'failed';
}
