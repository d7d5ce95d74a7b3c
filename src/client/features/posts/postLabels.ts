import type { Translate } from '../../shared/text/i18n';
import { dayOfCreatedAt, formatBackdate } from '../../shared/text/dates';

const TYPE_LABELS: Record<string, string> = { post: 'Post', knowledge: 'Knowledge' };

/** Returns the type of a post as it is displayed. An unknown word stays unchanged. */
export const typeLabelOf = (t: Translate, type: string) =>
  t(TYPE_LABELS[type] ?? (type || 'No Type'));

/** Returns the day of `created_at` in Asia/Yangon as `DD-MM-YYYY`; '-' if there is none. */
export function createdOn({ created_at }: { created_at: string }): string {
  const day = dayOfCreatedAt(created_at);
  return day ? formatBackdate(day) : '-';
}
