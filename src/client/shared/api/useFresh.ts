import { useState } from 'react';

interface QueryResult<T> {
  currentData?: T | null;
  isError: boolean;
  isFetching: boolean;
  fulfilledTimeStamp?: number;
}

/**
 * Returns data that was fetched after this screen opened, for forms that must not start from stale
 * cache entries.
 *
 * @returns `failed` also if the response had no entity
 */
export function useFresh<T>(query: QueryResult<T>): {
  status: 'loading' | 'failed' | 'loaded';
  data: T | undefined;
} {
  const [openedAt] = useState(() => Date.now());
  const isFresh = (query.fulfilledTimeStamp ?? 0) >= openedAt;
  if (isFresh && query.currentData) return { status: 'loaded', data: query.currentData };
  const hasFailed = !query.isFetching && (query.isError || isFresh);
  return { status: hasFailed ? 'failed' : 'loading', data: undefined };
}
