import { dayOfCreatedAt, formatBackdate } from '../../shared/text/dates';

/** The day in Asia/Yangon that a post counts from, `DD-MM-YYYY` (readings 83); '-' for none. */
export function createdOn({ created_at }: { created_at: string }): string {
  const day = dayOfCreatedAt(created_at);
  return day ? formatBackdate(day) : '-';
}
