import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ListFilter } from '../api/readPage';
import { currentTexts, useTranslation } from '../text/i18n';
import type { Translate } from '../text/i18n';
import { chosenWords } from './FilterChoices';
import type { FilterChoice } from './FilterChoices';
import { NO_FILTER } from './listsSlice';
import { NARROW } from './narrow';
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

function countText(t: Translate, count: number | null, hasMore: boolean): string {
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

function summaryOf(
  t: Translate,
  { state, status, total, hasMore }: ListController<unknown>,
  choices: readonly FilterChoice[],
): string {
  if (status === 'loading' || status === 'failed') return '';
  if (state.status === 'filtered') {
    const words = chosenWords(choices, state.filter).map((chosen) => chosen.words);
    return [filterText(t, state.filter, total, hasMore), ...words].join(', ');
  }
  if (!total) return '';
  return hasMore
    ? t('More than {{count}} in total', { count: total })
    : t('{{count}} in total', { count: total });
}

function Older() {
  const { t } = useTranslation();
  return <div>{t('The pages show the newest; choose days to see older ones.')}</div>;
}

/** Says that the server also searched for the Unicode form of a text in Zawgyi. */
function AlsoSearched({ text }: { text: string }) {
  const { t } = useTranslation();
  return <div>{t('Also searched for “{{text}}” (converted from Zawgyi).', { text })}</div>;
}

/** Filters for rows that look like Zawgyi, if the server has reported any. */
function ZawgyiFilter({ list }: { list: ListController<unknown> }) {
  const { t } = useTranslation();
  const { state, zawgyi: count } = list;
  const show = () => list.search({ ...NO_FILTER, zawgyi: 'true' });
  if (state.status === 'filtered' || !count) return null;
  return (
    <Button variant="text" onClick={show} sx={{ px: 1 }}>
      <span>
        {count === 1 ? t('1 looks like Zawgyi') : t('{{count}} look like Zawgyi', { count })}
      </span>
    </Button>
  );
}

interface ListSummaryProps {
  list: ListController<unknown>;
  choices: readonly FilterChoice[];
}

/**
 * The active filter and its results, or the number of all rows. The line is always rendered, so
 * that the table does not move and screen readers announce each change.
 */
export function ListSummary({ list, choices }: ListSummaryProps) {
  const { t } = useTranslation();
  return (
    <>
      <Box
        role="status"
        sx={{
          flex: '1 1 60%',
          [NARROW]: { flex: '1 1 auto', textAlign: 'end' },
          minHeight: '1.8em',
          color: 'text.secondary',
          fontSize: '0.8125rem',
          lineHeight: 1.8,
          overflowWrap: 'anywhere',
        }}
      >
        <div>{summaryOf(t, list, choices)}</div>
        {list.hasMore && <Older />}
        {list.alsoSearched && <AlsoSearched text={list.alsoSearched} />}
      </Box>
      <ZawgyiFilter list={list} />
    </>
  );
}
