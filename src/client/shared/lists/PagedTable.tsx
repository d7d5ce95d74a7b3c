import Box from '@mui/material/Box';
import { InlineMessage } from '../ui/InlineMessage';
import type { Column } from './columns';
import { DataTable } from './DataTable';
import { ListCard } from './ListCard';
import { ListSummary } from './ListSummary';
import { Pagination } from './Pagination';
import { SearchBox } from './SearchBox';
import { useKeptHeight } from './useKeptHeight';
import type { ListController } from './useListPage';
import { NO_FILTER } from './useSearchDraft';

interface PagedTableProps<T> {
  list: ListController<T>;
  /** Names the table for who listens; it is not seen. */
  caption: string;
  columns: Column<T>[];
  rowKey: (row: T) => string;
  emptyText: string;
  /** Takes the place of the empty text where a load failed; a list without one stays silent. */
  failedText?: string;
}

/** Under 600 px the pagination holds on to the window, so only a page on its way keeps its room. */
const room = (isLoading: boolean) => ({
  minHeight: { xs: isLoading ? 'var(--kept-height)' : 0, sm: 'var(--kept-height)' },
});

/** What a list with search and pages consists of (section 2; design: list page). */
export function PagedTable<T>({ list, emptyText, failedText, ...table }: PagedTableProps<T>) {
  const { state, status, rows, firstNumber, lastPage } = list;
  const filter = state.status === 'filtered' ? state.filter : NO_FILTER;
  const isLoading = status === 'loading';
  const { box, keeping } = useKeptHeight(isLoading, lastPage > 1 ? JSON.stringify(filter) : null);
  const failure = status === 'failed' && failedText && (
    <InlineMessage severity="failure">{failedText}</InlineMessage>
  );
  return (
    <ListCard>
      <SearchBox filter={filter} onSearch={keeping(list.search)} onClear={keeping(list.clear)} />
      <ListSummary list={list} />
      <Box ref={box} sx={room(isLoading)}>
        <DataTable
          {...table}
          rows={rows}
          firstNumber={firstNumber}
          status={isLoading ? 'loading' : 'loaded'}
          emptyText={failure ? '' : emptyText}
          emptyAction={failure}
        />
      </Box>
      <Pagination
        page={state.page}
        lastPage={lastPage}
        onChange={keeping(list.goTo)}
        onApproach={list.prefetch}
      />
    </ListCard>
  );
}
