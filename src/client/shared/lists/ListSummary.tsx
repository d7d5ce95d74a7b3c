import Box from '@mui/material/Box';
import type { ListFilter } from '../api/readPage';
import { currentTexts, useTranslation } from '../text/i18n';
import type { Translate } from '../text/i18n';
import { OneLine } from '../ui/OneLine';
import { visuallyHidden } from '../ui/visuallyHidden';
import { chosenWords } from './FilterChoices';
import type { FilterChoice } from './FilterChoices';
import { NARROW, onlyNarrow } from './narrow';
import type { ListController } from './useListPage';

function inWords(day: string, omit: 'nothing' | 'year' | 'month' = 'nothing'): string {
  return currentTexts().formatDate(new Date(`${day}T00:00:00Z`), {
    day: 'numeric',
    month: omit === 'month' ? undefined : 'long',
    year: omit === 'nothing' ? 'numeric' : undefined,
    timeZone: 'UTC',
  });
}

function sharedPart(start: string, end: string) {
  if (start.slice(0, 7) === end.slice(0, 7)) return 'month';
  return start.slice(0, 4) === end.slice(0, 4) ? 'year' : 'nothing';
}

/**
 * Formats two days, either of which may be blank, such as `1 to 12 June 2026`; '' if both are
 * blank.
 */
export function datesText(t: Translate, start: string, end: string): string {
  if (start === end) return start && inWords(start);
  if (!end) return t('from {{day}}', { day: inWords(start) });
  if (!start) return t('up to {{day}}', { day: inWords(end) });
  // In Burmese the year and the month come first, so nothing can be left out.
  const shared = currentTexts().language === 'en' ? sharedPart(start, end) : 'nothing';
  const from = inWords(start, shared);
  return t('{{from}} to {{to}}', { from, to: inWords(end) });
}

function countText(t: Translate, count: number | null, hasMore = false): string {
  if (count === null) return t('Results');
  if (hasMore) return t('More than {{count}} results', { count });
  if (count === 0) return t('No results');
  return count === 1 ? t('1 result') : t('{{count}} results', { count });
}

/**
 * Describes the filter and its results, such as `3 results for "rain", 1 to 12 June 2026`.
 *
 * @param count null if the server does not count
 * @param hasMore whether there are more rows than the server counts
 */
export function filterText(
  t: Translate,
  filter: ListFilter,
  count: number | null,
  hasMore = false,
): string {
  const { query, start_date: start, end_date: end, zawgyi } = filter;
  const results = countText(t, count, hasMore);
  const found = query ? t('{{results}} for "{{query}}"', { results, query }) : results;
  const dates = datesText(t, start, end);
  return [found, dates, zawgyi && t('looks like Zawgyi')].filter(Boolean).join(', ');
}

const isSettled = (status: ListController<unknown>['status']) =>
  status === 'loaded' || status === 'outdated';

function summaryOf(
  t: Translate,
  { state, status, total, hasMore }: ListController<unknown>,
  choices: readonly FilterChoice[],
): string {
  if (!isSettled(status)) return '';
  if (state.status === 'filtered') {
    const words = chosenWords(choices, state.filter).map((chosen) => chosen.words);
    return [filterText(t, state.filter, total, hasMore), ...words].join(', ');
  }
  if (!total) return '';
  return hasMore
    ? t('More than {{count}} in total', { count: total })
    : t('{{count}} in total', { count: total });
}

function alsoSearchedText(t: Translate, text: string | undefined): string {
  return text ? t('Also searched for “{{text}}” (converted from Zawgyi).', { text }) : '';
}

interface ListSummaryProps {
  list: ListController<unknown>;
  choices: readonly FilterChoice[];
}

const styles = {
  flex: '1 1 60%',
  minHeight: '1.8em',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  lineHeight: 1.8,
  overflowWrap: 'anywhere',
};

/** In a narrow card the chips show the filter, so the results alone are below them. */
const resultsStyles = onlyNarrow({ ...styles, display: 'block', order: 3, flex: '1 1 100%' });

/**
 * The active filter and its results, or the number of all rows. The line is always rendered, so
 * that the table does not move and screen readers announce each change.
 */
export function ListSummary({ list, choices }: ListSummaryProps) {
  const { t } = useTranslation();
  const { state, status, total, hasMore, alsoSearched } = list;
  const isFiltered = state.status === 'filtered';
  const also = alsoSearchedText(t, alsoSearched);
  const results = isSettled(status) ? countText(t, total, hasMore) : '';
  const narrow = isFiltered ? visuallyHidden : { flex: '1 0 auto', textAlign: 'end' };
  return (
    <>
      <Box role="status" sx={{ ...styles, [NARROW]: narrow }}>
        <span>{summaryOf(t, list, choices)}</span>
        {also && <span>{` ${also}`}</span>}
      </Box>
      {isFiltered && (
        <Box aria-hidden sx={resultsStyles}>
          <OneLine>{[results, also].filter(Boolean).join(' · ')}</OneLine>
        </Box>
      )}
    </>
  );
}
