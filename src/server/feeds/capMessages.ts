import { isBlank } from '../../contract/text';
import type { IssuedText } from '../store/announcementVersions';

type Published = Pick<IssuedText, 'from' | 'text' | 'type' | 'version'>;

/** What the newest text of an announcement is to those who have received the earlier ones. */
export interface CapMessage<Version extends Published = Published> {
  kind: 'Alert' | 'Update' | 'Cancel';
  current: Version;
  /** The messages that this one replaces, oldest first. */
  replaced: Version[];
}

/** Nothing to warn of: a pleasant text, or none. */
export const isClear = ({ text, type }: Published) => isBlank(text) || type === 'pleasant';

/**
 * What the texts of an announcement, newest first, amount to. A warning and its corrections are one
 * series; whatever is clear after it cancels all of it, so that nobody who misses one all clear keeps
 * the warning.
 *
 * @returns the message; null where there is none; undefined where older texts have to be known
 */
export function messageOf<Version extends Published>(
  newestFirst: readonly Version[],
  isAll: boolean,
): CapMessage<Version> | null | undefined {
  const [current] = newestFirst;
  if (!current) return null;
  const firstWarning = newestFirst.findIndex((version) => !isClear(version));
  if (firstWarning < 0) {
    if (!isAll) return undefined;
    return isBlank(current.text) ? null : { kind: 'Alert', current, replaced: [] };
  }
  const series = newestFirst.slice(firstWarning);
  const end = series.findIndex(isClear);
  if (end < 0 && !isAll) return undefined;
  const warnings = (end < 0 ? series : series.slice(0, end)).reverse();
  if (firstWarning > 0) return { kind: 'Cancel', current, replaced: warnings };
  const replaced = warnings.slice(0, -1);
  return { kind: replaced.length > 0 ? 'Update' : 'Alert', current, replaced };
}
