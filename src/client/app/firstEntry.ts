import { NavigationType } from 'react-router';
import type { DataRouter } from 'react-router';
import { isRecord } from '../../contract/records';

/** Where the page on show stands among the pages of this visit, as the router counts them. */
function position(): number {
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state.idx === 'number' ? state.idx : 0;
}

/**
 * Puts an entry of the history beneath the first page of a visit. The router can hold Back only within
 * its own entries, and Back shall close what lies on top of the first page too. Call it before the router
 * is created.
 */
export function addEntryBeneath(): void {
  if (window.history.state !== null) return;
  window.history.replaceState({ idx: 0 }, '');
  window.history.pushState({ idx: 1 }, '');
}

/** Who goes back to the entry beneath leaves the visit. */
export function leaveFromBeneath(router: DataRouter): void {
  let [before, from] = [position(), router.state.location];
  router.subscribe(({ historyAction, location }) => {
    // Nobody has gone anywhere yet, or was kept back.
    if (location === from) return;
    const now = position();
    if (historyAction === NavigationType.Pop && now === 0 && before > 0) window.history.back();
    [before, from] = [now, location];
  });
}
