import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import type { Id } from '../../../contract/ids';
import { useTranslation } from '../text/i18n';
import type { Translate } from '../text/i18n';
import { InlineMessage } from '../ui/InlineMessage';
import { OutdatedNote, WaysOn } from '../ui/Retry';
import { NO_CHOICES } from './FilterChoices';
import type { FilterChoice } from './FilterChoices';
import { DataTable } from './DataTable';
import type { Column } from './DataTable';
import { ListFoot } from './ListFoot';
import { ListFrame } from './ListFrame';
import { ListSummary } from './ListSummary';
import { NO_FILTER } from './listsSlice';
import { Pagination } from './Pagination';
import { SearchBox } from './SearchBox';
import { MarkContext, useMark } from './Marked';
import type { ListController } from './useListPage';

/** Filters for rows that look like Zawgyi, if the server has reported any. */
function ZawgyiFilter({ list }: { list: ListController<unknown> }) {
  const { t } = useTranslation();
  const { state, zawgyi: count } = list;
  const show = () => list.search({ ...NO_FILTER, zawgyi: 'true' });
  if (state.status === 'filtered' || !count) return null;
  return (
    <Button variant="text" onClick={show}>
      <span>
        {count === 1 ? t('1 looks like Zawgyi') : t('{{count}} look like Zawgyi', { count })}
      </span>
    </Button>
  );
}

interface MeasuredHeight {
  topic: string | null;
  height: number;
}

const NOTHING: MeasuredHeight = { topic: null, height: 0 };

/** Ignores changes of the height alone, which a phone's keyboard causes. */
function useNewWidth(onChange: () => void): void {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    let width = window.innerWidth;
    const listen = () => {
      if (window.innerWidth !== width) change();
      width = window.innerWidth;
    };
    window.addEventListener('resize', listen);
    return () => window.removeEventListener('resize', listen);
  }, []);
}

/**
 * Keeps the height of a table across pages, so that the pagination below it does not move while a
 * page loads or on a last page with fewer rows. A new topic or window width resets the height.
 *
 * @param isLoading whether the page's rows are loading
 * @param topic identifies the pages that belong together; null if there is only one
 * @returns a ref for the box around the table, which gets `--kept-height`, and `keeping`, which wraps
 *   a callback that changes the rows so that the height is kept and the first row is in view
 */
function useStableHeight(isLoading: boolean, topic: string | null) {
  const box = useRef<HTMLDivElement>(null);
  const measured = useRef(NOTHING);

  const keep = () => {
    const table = box.current?.firstElementChild;
    if (!table) return;
    const before = measured.current.topic === topic ? measured.current.height : 0;
    const height = Math.max(before, table.getBoundingClientRect().height);
    measured.current = { topic, height };
    box.current?.style.setProperty('--kept-height', `${height}px`);
  };

  const keeping =
    <A extends unknown[]>(change: (...args: A) => void) =>
    (...args: A) => {
      keep();
      change(...args);
      const top = box.current?.getBoundingClientRect().top ?? 0;
      if (top < 0) box.current?.scrollIntoView();
    };

  const reset = () => {
    measured.current = NOTHING;
    box.current?.style.removeProperty('--kept-height');
  };

  useLayoutEffect(() => {
    if (!isLoading && (topic === null || measured.current.topic !== topic)) reset();
  }, [isLoading, topic]);

  useNewWidth(reset);

  return { box, keeping };
}

interface PagedTableProps<T extends { id: Id }> {
  list: ListController<T>;
  caption: string;
  choices?: readonly FilterChoice[];
  columns: Column<T>[];
  emptyText: string;
  isSearched?: boolean;
  /** Replaces the empty text after a failed load. If it is missing, the table is just empty. */
  failedText?: string;
  /** Shown at the end of the list. */
  links?: ReactNode;
  pictureOf?: (row: T) => string | undefined;
}

/** Below 600 px the pagination sticks to the window, so the height is only kept while loading. */
const stableHeight = (isLoading: boolean) => ({
  minHeight: { xs: isLoading ? 'var(--kept-height)' : 0, sm: 'var(--kept-height)' },
});

/** Marks where the results begin in which the text is part of longer words. */
function longerWords(t: Translate, { whole, rows }: ListController<unknown>) {
  if (whole === undefined || whole >= rows.length) return undefined;
  return { index: whole, text: t('Longer words that contain it') };
}

function Older() {
  const { t } = useTranslation();
  return <span>{t('The pages show the newest; choose days to see older ones.')}</span>;
}

export function PagedTable<T extends { id: Id }>({
  list,
  emptyText,
  failedText,
  links,
  ...props
}: PagedTableProps<T>) {
  const { choices = NO_CHOICES, isSearched = true, ...table } = props;
  const { t } = useTranslation();
  const { state, status, rows, firstNumber, lastPage } = list;
  const filter = state.status === 'filtered' ? state.filter : NO_FILTER;
  const isLoading = status === 'loading';
  const mark = useMark(list.queries);
  const { box, keeping } = useStableHeight(isLoading, lastPage > 1 ? JSON.stringify(filter) : null);
  const isOutdated = status === 'outdated';
  const hasFailed = status === 'failed';
  return (
    <ListFrame>
      {isSearched && (
        <SearchBox
          filter={filter}
          choices={choices}
          onSearch={keeping(list.search)}
          onClear={keeping(list.clear)}
        >
          <ListSummary list={list} choices={choices} />
        </SearchBox>
      )}
      {isOutdated && <OutdatedNote load={list.load} />}
      <Box ref={box} sx={stableHeight(isLoading)}>
        <MarkContext value={mark}>
          <DataTable
            {...table}
            rows={rows}
            firstNumber={firstNumber}
            divider={longerWords(t, list)}
            status={isLoading ? 'loading' : 'loaded'}
            emptyText={hasFailed && failedText ? '' : emptyText}
            emptyAction={
              hasFailed && (
                <>
                  {failedText && <InlineMessage severity="failure">{failedText}</InlineMessage>}
                  <WaysOn load={list.load} isList />
                </>
              )
            }
            dimmed={isOutdated}
          />
        </MarkContext>
      </Box>
      <ListFoot
        links={
          <>
            {list.hasMore && <Older />}
            <ZawgyiFilter list={list} />
            {links}
          </>
        }
      >
        <Pagination
          page={state.page}
          lastPage={lastPage}
          onChange={keeping(list.goTo)}
          onApproach={list.prefetch}
        />
      </ListFoot>
    </ListFrame>
  );
}
