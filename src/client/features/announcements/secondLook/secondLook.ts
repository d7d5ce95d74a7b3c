import { isBlank } from '../../../../contract/text';
import type { Proposal } from '../announcementDialogSlice';

const isWarning = (notice: Proposal | null) =>
  notice !== null && notice.type === 'warning' && !isBlank(notice.text);

/**
 * Whether what is about to be published deserves a second look: a warning begins or ends.
 *
 * @param before what is in force; null for nothing
 */
export const needsLook = (before: Proposal | null, after: Proposal): boolean =>
  isWarning(before) !== isWarning(after);
