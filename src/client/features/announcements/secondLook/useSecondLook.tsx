import { useState } from 'react';
import { isBlank } from '../../../../contract/text';
import { useLazy } from '../../../shared/ui/useLazy';
import type { Proposal } from '../announcementDialogSlice';
import { needsLook } from './secondLook';

// Most saves are small corrections, which go out without it.
const importLook = () => import('./SecondLook');

interface Asked {
  after: Proposal;
  answer: (isPublished: boolean) => void;
}

/**
 * Shows what is about to be published where a warning begins or ends. A look that cannot be loaded keeps
 * nobody from warning the public.
 *
 * @param stored the announcement as the server has it; null for none
 * @returns the `review` of the form, and the dialog to render beside it
 */
export function useSecondLook(stored: Proposal | null) {
  const look = useLazy(importLook);
  const [asked, setAsked] = useState<Asked | null>(null);
  const before = stored && !isBlank(stored.text) ? stored : null;

  const review = async ({ text, type }: { text: string; type?: unknown }): Promise<boolean> => {
    const after = { text, type: String(type) };
    if (!needsLook(before, after) || !(await look.load())) return true;
    const isPublished = await new Promise<boolean>((answer) => setAsked({ after, answer }));
    setAsked(null);
    return isPublished;
  };

  const dialog = asked && look.value && (
    <look.value.SecondLook before={before} after={asked.after} onAnswer={asked.answer} />
  );
  return { review, dialog };
}
