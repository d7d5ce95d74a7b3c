import { useState } from 'react';
import type { Load } from './load';

/**
 * Returns data that was fetched after this screen opened, for forms that must not start from stale
 * cache entries.
 *
 * @returns `failed` also if the response had no entity
 */
export function useFresh<T>(query: Load<T>): {
  status: 'loading' | 'failed' | 'loaded';
  data: T | undefined;
} {
  const [openedAt] = useState(() => Date.now());
  const isFresh = (query.fulfilledTimeStamp ?? 0) >= openedAt;
  if (isFresh && query.currentData) return { status: 'loaded', data: query.currentData };
  const hasFailed = !query.isFetching && (query.isError || isFresh);
  return { status: hasFailed ? 'failed' : 'loading', data: undefined };
}
