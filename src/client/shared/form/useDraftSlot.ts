import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../session/sessionSlice';
import { DraftSlot } from './draftSlot';

/**
 * The draft of a form, kept for whoever is signed in as the form opens: also while his session ends
 * beneath it.
 *
 * @param name the form and what it edits, such as `post:12`
 */
export function useDraftSlot(name: string): DraftSlot {
  const user = useSelector(selectUser);
  const [slot] = useState(
    () => new DraftSlot(user?.id === undefined ? undefined : String(user.id), name),
  );
  return slot;
}
