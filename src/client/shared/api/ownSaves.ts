import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { isSameId } from '../../../contract/ids';
import { isRecord } from '../../../contract/records';
import type { Versioned } from '../../../contract/versioned';
import { api } from './api';
import type { CacheTag } from './api';
import { isId, unwrap } from './normalize';

/** Replaces a cached item by the saved entity, or updates the fields that the item has. */
function withSaved(item: unknown, saved: Versioned): unknown {
  if (!isRecord(item) || !isId(item.id) || !isSameId(item.id, saved.id)) return item;
  const isNewer = typeof item.version === 'number' && item.version >= (saved.version ?? 0);
  if (isNewer) return item;
  const known = Object.entries(saved).filter(([field]) => field in item);
  return { ...item, ...Object.fromEntries(known) };
}

/**
 * Replaces the saved entity in a query's data: a single entity, a list, or a page of items, which
 * may have a parent. A newer version stays.
 */
export function replaceSaved(data: unknown, saved: Versioned): unknown {
  const replace = (item: unknown) => withSaved(item, saved);
  if (Array.isArray(data)) return data.map(replace);
  if (!isRecord(data) || !Array.isArray(data.items)) return replace(data);
  const parent = 'parent' in data ? { parent: replace(data.parent) } : {};
  return { ...data, items: data.items.map(replace), ...parent };
}

/** `updateQueryData` for any injected endpoint. */
interface Cache {
  updateQueryData(
    endpoint: string,
    arg: unknown,
    recipe: (data: unknown) => unknown,
  ): (dispatch: Dispatch, getState: () => State, extra: unknown) => unknown;
}

type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;
type State = Parameters<typeof api.util.selectInvalidatedBy>[0];

interface SaveLifecycle {
  dispatch: Dispatch;
  getState: () => State;
  queryFulfilled: PromiseLike<{ data: unknown }>;
}

/**
 * The `onQueryStarted` of an update. It shows the saved entity before the lists are fetched again,
 * so that a second edit is based on it. A load that was pending at the time does not bring the old
 * entity back.
 *
 * @param read reads the entity of the response; null if there is none
 */
export const showsOwnSave =
  (tag: CacheTag, read: (entity: unknown) => Versioned | null) =>
  async (_: unknown, { dispatch, getState, queryFulfilled }: SaveLifecycle): Promise<void> => {
    const response = await queryFulfilled.then(
      ({ data }) => data,
      () => null,
    );
    const saved = read(unwrap(response));
    if (!saved) return;
    const cache: Cache = api.util;
    const show = () => {
      for (const { endpointName, originalArgs } of api.util.selectInvalidatedBy(getState(), [tag]))
        dispatch(
          cache.updateQueryData(endpointName, originalArgs, (data) => replaceSaved(data, saved)),
        );
    };
    show();
    if (saved.version === undefined) return;
    for (const load of dispatch(api.util.getRunningQueriesThunk())) void load.then(show);
  };
