import { useState } from 'react';
import { isBlank } from '../../../contract/text';
import { useLazy } from '../../shared/ui/useLazy';
import type { Proposal } from './announcementDialogSlice';

const isWarning = (notice: Proposal | null) =>
  notice !== null && notice.type === 'warning' && !isBlank(notice.text);

/**
 * Whether what is about to be published needs a review: a warning begins, changes or ends.
 *
 * @param before what is in force; null for nothing
 */
export const needsReview = (before: Proposal | null, after: Proposal): boolean =>
  (isWarning(before) || isWarning(after)) &&
  (before?.text !== after.text || before.type !== after.type);

// Most announcements are no warnings, and go out without it.
const importDialog = () => import('./ReviewDialog');

interface Asked {
  after: Proposal;
  answer: (isPublished: boolean) => void;
}

/**
 * Shows what is about to be published where a warning begins, changes or ends. A dialog that cannot be loaded keeps
 * nobody from warning the public.
 *
 * @param stored the announcement as the server has it; null for none
 * @returns the `review` of the form, the dialog to render beside it, and what was in force before, null for nothing
 */
export function useReview(stored: Proposal | null) {
  const reviewDialog = useLazy(importDialog);
  const [asked, setAsked] = useState<Asked | null>(null);
  const before = stored && !isBlank(stored.text) ? stored : null;

  const review = async ({ text, type }: { text: string; type?: unknown }): Promise<boolean> => {
    const after = { text, type: String(type) };
    if (!needsReview(before, after) || !(await reviewDialog.load())) return true;
    const isPublished = await new Promise<boolean>((answer) => setAsked({ after, answer }));
    setAsked(null);
    return isPublished;
  };

  const dialog = asked && reviewDialog.value && (
    <reviewDialog.value.ReviewDialog before={before} after={asked.after} onAnswer={asked.answer} />
  );
  return { review, dialog, before };
}
