import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { isRecord } from '../../../../contract/records';
import { pageKey } from '../../notices/LeaveGuard';

/** The location state of a link to a draft whose form is a dialog on a list page. */
export const draftLink = (name: string) => ({ draft: name });

/**
 * Opens the form of a draft if such a link led to this page.
 *
 * @param isReady whether the page has loaded what the form needs
 * @param open receives the name of the draft
 */
export function useDraftLink(isReady: boolean, open: (name: string) => void): void {
  const location = useLocation();
  const key = pageKey(location);
  const state: unknown = location.state;
  const name = isRecord(state) ? state.draft : undefined;
  const openIt = useEffectEvent(open);
  useEffect(() => {
    if (isReady && typeof name === 'string') openIt(name);
  }, [isReady, name, key]);
}
