import { isApiError } from './apiError';

export interface Load<T = unknown> {
  currentData?: T | null;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  fulfilledTimeStamp?: number;
  refetch: () => unknown;
}

/** Whether a failed load may succeed if repeated. 404 means that there is no such entity. */
export const isWorthRetrying = ({ error }: Load): boolean =>
  isApiError(error) && error.status !== 404;
