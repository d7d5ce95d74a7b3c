import type { Translate } from '../../shared/text/i18n';
import { dayOfCreatedAt, formatBackdate } from '../../shared/text/dates';

const TYPE_LABELS: Record<string, string> = { post: 'Post', knowledge: 'Knowledge' };

/** The type of a post as it is displayed; an unknown word as it is. */
export const typeLabelOf = (t: Translate, type: string) =>
  t(TYPE_LABELS[type] ?? (type || 'No Type'));

/** The day of `created_at` in Asia/Yangon as `DD-MM-YYYY`; '-' where there is none. */
export function createdOn({ created_at }: { created_at: string }): string {
  const day = dayOfCreatedAt(created_at);
  return day ? formatBackdate(day) : '-';
}
