import { useState } from 'react';
import { isCaution } from '../../../contract/announcementTypes';
import { isBlank } from '../../../contract/text';
import { areDifferent } from '../../shared/form/fingerprint';
import { useLazy } from '../../shared/ui/useLazy';
import type { Proposal } from './announcementDialogSlice';

/** Areas are always in the order of the contract. */
const areElsewhere = ({ areas: before = [] }: Proposal, { areas = before }: Proposal) =>
  areDifferent(before, areas);

/**
 * Whether a save changes what the public reads.
 *
 * @param before the announcement in force; null if there is none
 */
export const isChange = (before: Proposal | null, after: Proposal): boolean =>
  before
    ? before.text !== after.text || before.type !== after.type || areElsewhere(before, after)
    : !isBlank(after.text);

/**
 * Whether publishing needs a review, because a caution changes or ends, or a warning begins.
 *
 * @param before the announcement in force; null if there is none
 */
export const needsReview = (before: Proposal | null, after: Proposal): boolean =>
  isChange(before, after) &&
  ((before !== null && isCaution(before)) || (after.type === 'warning' && isCaution(after)));

// The dialog loads on demand, because most announcements are not cautions and need no review.
const importDialog = () => import('./ReviewDialog');

/** The values of a form, whose type may not be chosen yet. */
type Reviewed = Omit<Proposal, 'type'> & { type?: unknown };

interface OpenReview {
  after: Proposal;
  answer: (isPublished: boolean) => void;
}

/**
 * Shows a review before publishing if one is needed. If the dialog cannot load, publishing continues
 * without it, because warnings must reach the public.
 *
 * @param stored the announcement on the server; null if there is none
 * @returns the `review` of the form, the dialog to render beside it, and the announcement that was
 * in force before, or null
 */
export function useReview(stored: Proposal | null) {
  const reviewDialog = useLazy(importDialog);
  const [open, setOpen] = useState<OpenReview | null>(null);
  const before = stored && !isBlank(stored.text) ? stored : null;

  const review = async ({ type, ...values }: Reviewed): Promise<boolean> => {
    const after = { ...values, type: String(type) };
    if (!needsReview(before, after) || !(await reviewDialog.load())) return true;
    const isPublished = await new Promise<boolean>((answer) => setOpen({ after, answer }));
    setOpen(null);
    return isPublished;
  };

  const dialog = open && reviewDialog.value && (
    <reviewDialog.value.ReviewDialog before={before} after={open.after} onAnswer={open.answer} />
  );
  return { review, dialog, before };
}
