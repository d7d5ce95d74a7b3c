import type { TFunction } from 'i18next';
import type { SearchForm } from '../../../contract/search';

/** A day, `YYYY-MM-DD`, in British words, whole or without what the other end of a range tells. */
function inWords(day: string, leaveOut: 'nothing' | 'year' | 'month' = 'nothing'): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: leaveOut === 'month' ? undefined : 'long',
    year: leaveOut === 'nothing' ? 'numeric' : undefined,
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** How much of the first day the last one tells as well. */
function sharedBy(start: string, end: string) {
  if (start.slice(0, 7) === end.slice(0, 7)) return 'month';
  return start.slice(0, 4) === end.slice(0, 4) ? 'year' : 'nothing';
}

function datesText(t: TFunction, start: string, end: string): string {
  if (start === end) return start && inWords(start);
  if (!end) return t('from {{day}}', { day: inWords(start) });
  if (!start) return t('up to {{day}}', { day: inWords(end) });
  const from = inWords(start, sharedBy(start, end));
  return t('{{from}} to {{to}}', { from, to: inWords(end) });
}

function countText(t: TFunction, count: number): string {
  if (count === 0) return t('No results');
  return count === 1 ? t('1 result') : t('{{count}} results', { count });
}

/**
 * The active filter in words, `3 results for "rain", 1 to 12 June 2026` (design: list page).
 *
 * @param filter dates are `YYYY-MM-DD` or ''
 */
export function filterText(t: TFunction, filter: SearchForm, count: number): string {
  const { query, start_date: start, end_date: end } = filter;
  const results = countText(t, count);
  const found = query ? t('{{results}} for "{{query}}"', { results, query }) : results;
  return [found, datesText(t, start, end)].filter(Boolean).join(', ');
}
