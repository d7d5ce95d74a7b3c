import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { filterText } from './filterText';
import type { ListController } from './useListPage';

/** Nothing is told of a list that is not known: while it loads, and after it failed to. */
function summaryOf(t: TFunction, { state, status, total }: ListController<unknown>): string {
  if (status !== 'loaded') return '';
  if (state.status === 'filtered') return filterText(t, state.filter, total);
  return total > 0 ? t('{{count}} in total', { count: total }) : '';
}

/**
 * What the list holds: the active filter and its results, else the number of all. Its line is there
 * from the start, so the table does not move when a filter comes or goes, and a screen reader hears
 * each change.
 */
export function ListSummary({ list }: { list: ListController<unknown> }) {
  const { t } = useTranslation();
  return (
    <Box
      role="status"
      sx={{
        boxSizing: 'content-box',
        minHeight: '1.8em',
        px: 2,
        pb: 1,
        color: 'text.secondary',
        fontSize: '0.8125rem',
        lineHeight: 1.8,
        overflowWrap: 'anywhere',
      }}
    >
      {summaryOf(t, list)}
    </Box>
  );
}
