import { useState } from 'react';
import { isApiError } from './apiError';
import { isWorthRetrying } from './load';
import type { Load } from './load';

/** A load with what its screen shows of it. */
export interface ShownLoad<T = unknown> extends Load<T> {
  /** `outdated`: the last load failed, and the content is that of an earlier response. */
  status: 'loading' | 'failed' | 'outdated' | 'loaded';
  /** Shows the content of an earlier response; undefined if there is none. */
  showCached?: () => void;
  /** Takes that back, because the user asks for the content again. */
  hideCached: () => void;
}

/** Whether the content of the response of that time stays on the screen after a failed load. */
interface Decision {
  of: number;
  isShown: boolean;
}

/**
 * Says what a screen shows of a load. A failed load that the user asked for leaves nothing, until
 * the user asks for the content of an earlier response. A failed refresh in the background leaves
 * that content. A 404 is no failure: there is no such entity, or it is gone.
 */
export function useShownLoad<T>(load: Load<T>): ShownLoad<T> {
  const { currentData, error, isError, isFetching, fulfilledTimeStamp: of = 0 } = load;
  const [decision, setDecision] = useState<Decision | null>(null);
  const hasCached = Boolean(currentData) && isWorthRetrying(load);
  const isDecided = decision?.of === of;
  const isShown = isDecided ? decision.isShown : isApiError(error) && error.isBackground === true;
  // A refresh in the background that also fails must not bring the content back.
  if (isError && hasCached && !isShown && !isDecided) setDecision({ of, isShown: false });
  const decide = (isShown: boolean) => setDecision({ of, isShown });

  const status = () => {
    if (hasCached && isShown) return 'outdated';
    if (isError) return 'failed';
    if (currentData && error === undefined) return 'loaded';
    return isFetching ? 'loading' : 'failed';
  };
  return {
    ...load,
    status: status(),
    refetch: () => {
      // Who tries again in front of the content keeps it.
      if (hasCached && isShown) decide(true);
      return load.refetch();
    },
    showCached: hasCached && !isShown ? () => decide(true) : undefined,
    hideCached: () => decide(false),
  };
}
