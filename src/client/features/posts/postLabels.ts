import type { Translate } from '../../shared/text/i18n';
import { dayOfCreatedAt, formatBackdate } from '../../shared/text/dates';

const TYPE_LABELS: Record<string, string> = { post: 'Post', knowledge: 'Knowledge' };

export const typeLabelOf = (t: Translate, type: string) =>
  t(TYPE_LABELS[type] ?? (type || 'No Type'));

export function createdOn({ created_at }: { created_at: string }): string {
  const day = dayOfCreatedAt(created_at);
  return day ? formatBackdate(day) : '-';
}
