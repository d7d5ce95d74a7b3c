import type { RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useStore } from 'react-redux';
import type { Id } from '../../../contract/ids';
import { isRecord } from '../../../contract/records';
import { isId, unwrap } from '../api/normalize';
import { useListReturn } from '../lists/useListReturn';
import { useNotices } from '../notices/useNotices';
import { selectIsSignedIn } from '../session/sessionSlice';

export interface SavedProps<T extends FieldValues> {
  /** Follows a success, also one that comes after the form was left. `id` is that of a new entity. */
  onSaved?: (values: T, id: Id | undefined) => Promise<void> | void;
  /** The notice after a success. */
  successText?: string;
  /** What the notice names: the title or the name of what was saved. */
  nameOf?: (values: T) => string;
  /** The path of the page of a new entity. */
  pageOf?: (id: string) => string;
  /** The list to which a success leads, unless the form was left meanwhile. */
  savedTo?: string;
}

/** The id in the response to a creation, where there is one. */
function idOf(response: unknown): Id | undefined {
  const entity = unwrap(response);
  return isRecord(entity) && isId(entity.id) ? entity.id : undefined;
}

/** What follows a success: the notice, which names what was saved, and the way back to its list. */
export function useFinish<T extends FieldValues>(props: SavedProps<T> & { edited?: unknown }) {
  const { edited, onSaved, successText, nameOf, pageOf, savedTo } = props;
  const store = useStore<Parameters<typeof selectIsSignedIn>[0]>();
  const leadTo = useListReturn();
  const { showSuccess } = useNotices();
  return async (values: T, response: unknown, isShown: RefObject<boolean>) => {
    const id = edited ? undefined : idOf(response);
    await onSaved?.(values, id);
    if (successText && selectIsSignedIn(store.getState())) {
      const to = id === undefined ? undefined : pageOf?.(String(id));
      showSuccess(successText, { about: nameOf?.(values), to });
    }
    if (savedTo && isShown.current) await leadTo(savedTo, id);
  };
}
