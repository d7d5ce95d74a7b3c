import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { createPath, useLocation } from 'react-router';
import { selectUser } from '../../session/sessionSlice';
import type { Attempts } from '../Attempts';
import type { PhotoQueue } from '../files/photos/PhotoQueue';
import { DraftKeeper } from './DraftKeeper';
import type { DraftView } from './DraftKeeper';
import type { Values } from './draft';
import { valuesAt } from './draftValues';

/** Which of a form's values are kept on the device while they are not saved. */
export interface DraftOf {
  /** The form and what it edits, such as `post:12`. */
  name: string;
  /** The kept fields by path, with their labels. Never passwords. */
  fields: Record<string, string>;
}

/**
 * The keeper of a form's draft; null without one. Where nobody is signed in nothing is kept, so that
 * nobody reads another's draft.
 *
 * @param initial the values with which the form was opened, which do not change as `getValues` does
 */
export function useDraft(
  draft: DraftOf | undefined,
  initial: Values,
  getValues: () => Values,
  parts: { photos: PhotoQueue; attempts: Attempts },
): DraftKeeper | null {
  const owner = useSelector(selectUser)?.id;
  const { pathname, search } = useLocation();
  const [keeper] = useState(() => {
    if (!draft || owner === undefined) return null;
    return new DraftKeeper({
      owner: String(owner),
      name: draft.name,
      page: createPath({ pathname, search }),
      all: initial,
      current: () => valuesAt(getValues(), Object.keys(draft.fields)),
      ...parts,
    });
  });
  useEffect(() => keeper?.open(), [keeper]);
  return keeper;
}

/** The draft of the surrounding form. */
export const DraftContext = createContext<DraftKeeper | null>(null);

const nothing: DraftView = { offer: null, isOutdated: false, kept: 'nothing', keptAt: 0 };
const never = () => () => undefined;

/** The draft of the surrounding form as it stands. */
export function useDraftView(): DraftView {
  const keeper = useContext(DraftContext);
  return useSyncExternalStore(keeper?.subscribe ?? never, keeper?.getView ?? (() => nothing));
}
