import Box from '@mui/material/Box';
import { InlineMessage } from '../ui/InlineMessage';
import { OutdatedNote, TryAgain } from '../ui/Retry';
import { DataTable } from './DataTable';
import type { Column } from './DataTable';
import { ListFrame } from './ListFrame';
import { ListSummary } from './ListSummary';
import { Pagination } from './Pagination';
import { SearchBox } from './SearchBox';
import { MarkContext, useMark } from './marks/Marked';
import { useKeptHeight } from './useKeptHeight';
import type { ListController } from './useListPage';
import { NO_FILTER } from './useSearchBox';

interface PagedTableProps<T> {
  list: ListController<T>;
  /** The table's accessible name, visually hidden. */
  caption: string;
  columns: Column<T>[];
  rowKey: (row: T) => string;
  emptyText: string;
  /** Shown in place of the empty text after a failed load; without it the table is just empty. */
  failedText?: string;
}

/** Below 600 px the pagination sticks to the window, so the height is only kept while loading. */
const keptHeight = (isLoading: boolean) => ({
  minHeight: { xs: isLoading ? 'var(--kept-height)' : 0, sm: 'var(--kept-height)' },
});

/** A list with search and pages. */
export function PagedTable<T>({ list, emptyText, failedText, ...table }: PagedTableProps<T>) {
  const { state, status, rows, firstNumber, lastPage } = list;
  const filter = state.status === 'filtered' ? state.filter : NO_FILTER;
  const isLoading = status === 'loading';
  const mark = useMark(list.queries);
  const { box, keeping } = useKeptHeight(isLoading, lastPage > 1 ? JSON.stringify(filter) : null);
  const isOutdated = status === 'outdated';
  const hasFailed = status === 'failed';
  return (
    <ListFrame>
      <SearchBox filter={filter} onSearch={keeping(list.search)} onClear={keeping(list.clear)}>
        <ListSummary list={list} />
      </SearchBox>
      {isOutdated && <OutdatedNote load={list.load} />}
      <Box ref={box} sx={keptHeight(isLoading)}>
        <MarkContext value={mark}>
          <DataTable
            {...table}
            rows={rows}
            firstNumber={firstNumber}
            status={isLoading ? 'loading' : 'loaded'}
            emptyText={hasFailed && failedText ? '' : emptyText}
            emptyAction={
              hasFailed && (
                <>
                  {failedText && <InlineMessage severity="failure">{failedText}</InlineMessage>}
                  <TryAgain load={list.load} />
                </>
              )
            }
            dimmed={isOutdated}
          />
        </MarkContext>
      </Box>
      <Pagination
        page={state.page}
        lastPage={lastPage}
        onChange={keeping(list.goTo)}
        onApproach={list.prefetch}
      />
    </ListFrame>
  );
}
