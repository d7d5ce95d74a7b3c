import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Fragment, useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { Id } from '../../../contract/ids';
import { SEARCH_PAGE_SIZE } from '../../../contract/limits';
import { useTranslation } from '../text/i18n';
import { EmptyState, LoadingText } from '../ui/EmptyState';
import { focusHeading } from '../ui/focusMain';
import { outdatedStyles } from '../ui/Retry';
import { visuallyHidden } from '../ui/visuallyHidden';
import { markEnded, selectHighlightedRow } from './highlightedRowSlice';
import { Lines } from '../ui/Lines';
import { PICTURE_EM, RowNumber } from './RowNumber';
import { cellWidth, tableStyles } from './tableStyles';

/** A column of a table. Its texts are already translated. */
export interface Column<T> {
  header: string;
  render: (row: T, index: number) => ReactNode;
  /**
   * The main column names the row and takes the remaining width. The others are details. If the
   * table is too narrow for all columns, the details follow the main column as one line of text.
   * The actions stay visible.
   */
  kind?: keyof typeof WIDTHS;
  /** The minimum width of the content in `em`. */
  width?: number;
}

const SKELETON_WIDTHS = { number: 16, main: '60%', detail: 40, actions: 40 };

/** Widths in `em`: three digits, texts, and up to three actions. */
const WIDTHS = { number: 2, main: 20, detail: 12, actions: 9.5 };

export interface DataTableProps<T extends { id: Id }> {
  caption: string;
  /** The columns after that of the numbers. */
  columns: Column<T>[];
  rows: T[];
  status: 'loading' | 'loaded';
  emptyText: string;
  emptyAction?: ReactNode;
  firstNumber?: number;
  dimmed?: boolean;
  /** A line before the row at this index. Its text is already translated. */
  divider?: { index: number; text: string };
  /** The address of the picture of a row. Its number stands on it. */
  pictureOf?: (row: T) => string | undefined;
}

const kindOf = <T,>({ kind = 'detail' }: Column<T>) => kind;

const widthOf = <T,>(column: Column<T>) => column.width ?? WIDTHS[kindOf(column)];

const alignOf = <T,>(column: Column<T>) => (kindOf(column) === 'actions' ? 'right' : 'left');

/** Long enough for the user to find the row. */
const MARKED_MS = 3000;

const rowStyles = (isMarked: boolean) => ({
  transition: 'background-color 600ms ease-out',
  ...(isMarked && { '&&': { bgcolor: 'tone.accent.surface' } }),
});

function useMarked(): string | null {
  const { pathname } = useLocation();
  return useSelector((state: Parameters<typeof selectHighlightedRow>[0]) =>
    selectHighlightedRow(state, pathname),
  );
}

/**
 * Scrolls a marked row into view, and removes the mark after a while.
 *
 * @returns a ref for the row
 */
function useHighlightedRow(isMarked: boolean) {
  const row = useRef<HTMLTableRowElement>(null);
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isMarked) return undefined;
    row.current?.scrollIntoView({ block: 'nearest' });
    const timer = setTimeout(() => dispatch(markEnded()), MARKED_MS);
    return () => clearTimeout(timer);
  }, [dispatch, isMarked]);
  return row;
}

/**
 * If the focused row disappears, for example after its deletion, this focuses the row that takes
 * its place, or the page's heading.
 *
 * @returns a ref for the body of the table
 */
function useFocusOfRows() {
  const body = useRef<HTMLTableSectionElement>(null);
  const focused = useRef<{ row: Element; index: number }>(null);

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('[data-row]') : null;
      const index = row ? rowsOf(body.current).indexOf(row) : -1;
      focused.current = row && index >= 0 ? { row, index } : null;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);

  useEffect(() => {
    if (!focused.current || focused.current.row.isConnected) return;
    const { index } = focused.current;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const rows = rowsOf(body.current);
    const next = rows[Math.min(index, rows.length - 1)];
    const control = next?.querySelector<HTMLElement>('a, button');
    if (control) control.focus();
    else focusHeading();
  });
  return body;
}

const rowsOf = (body: Element | null) => [...(body?.querySelectorAll('[data-row]') ?? [])];

function HeaderRow<T>({ columns }: { columns: Column<T>[] }) {
  return (
    <TableHead role="rowgroup">
      <TableRow role="row">
        {columns.map((column) => (
          <TableCell
            key={column.header}
            role="columnheader"
            data-kind={kindOf(column)}
            align={alignOf(column)}
            sx={{
              minWidth: cellWidth(widthOf(column)),
              width: kindOf(column) === 'main' ? '100%' : undefined,
            }}
          >
            {column.header}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}

interface DataRowProps<T> {
  row: T;
  columns: Column<T>[];
  index: number;
  isMarked: boolean;
}

function DataRow<T>({ row, columns, index, isMarked }: DataRowProps<T>) {
  const element = useHighlightedRow(isMarked);
  return (
    <TableRow role="row" ref={element} data-row sx={rowStyles(isMarked)}>
      {columns.map((column) => (
        <TableCell
          key={column.header}
          role="cell"
          align={alignOf(column)}
          data-kind={kindOf(column)}
        >
          <Content>{column.render(row, index)}</Content>
        </TableCell>
      ))}
    </TableRow>
  );
}

const Content = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? <Lines text={children} /> : children;

function StateRow({ span, children }: { span: number; children: ReactNode }) {
  return (
    <TableRow role="row" sx={{ '&&:hover': { bgcolor: 'transparent' } }}>
      <TableCell role="cell" colSpan={span} data-kind="state" align="center">
        {children}
      </TableCell>
    </TableRow>
  );
}

const dividerStyles = { '&&': { height: 'auto', py: 0.5, color: 'text.secondary' } };

function DividerRow({ span, children }: { span: number; children: ReactNode }) {
  return (
    <TableRow role="row" sx={{ '&&:hover': { bgcolor: 'transparent' } }}>
      <TableCell role="cell" colSpan={span} data-kind="divider" sx={dividerStyles}>
        {children}
      </TableCell>
    </TableRow>
  );
}

/**
 * Renders as many rows as before, so that the table keeps its height, or a small page if there were
 * none.
 */
function SkeletonRows<T>({ columns, count }: { columns: Column<T>[]; count: number }) {
  const rows = Array.from({ length: (count || SEARCH_PAGE_SIZE) - 1 }, (_, index) => index);
  return (
    <>
      <StateRow span={columns.length}>
        <LoadingText />
      </StateRow>
      {rows.map((row) => (
        <TableRow key={row} aria-hidden>
          {columns.map((column) => (
            <TableCell key={column.header} data-kind={kindOf(column)}>
              <Skeleton sx={{ width: SKELETON_WIDTHS[kindOf(column)] }} />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </>
  );
}

/**
 * The table of all lists: loading, empty or loaded. Rows are 52 px high and grow with Burmese text.
 * A table that is too narrow for its columns shows each row as text.
 */
export function DataTable<T extends { id: Id }>({ caption, rows, ...props }: DataTableProps<T>) {
  const { t } = useTranslation();
  const captionId = useId();
  const { status, emptyText, emptyAction, firstNumber = 0, dimmed = false } = props;
  const { divider, pictureOf } = props;
  const columns: Column<T>[] = [
    {
      header: t('No'),
      kind: 'number',
      width: pictureOf && PICTURE_EM,
      render: (row, index) => <RowNumber number={index + 1} picture={pictureOf?.(row)} />,
    },
    ...props.columns,
  ];
  const isLoading = status === 'loading';
  const isEmpty = !isLoading && rows.length === 0;
  const marked = useMarked();
  const body = useFocusOfRows();
  return (
    <Table
      role="table"
      aria-labelledby={captionId}
      aria-busy={isLoading}
      sx={tableStyles(columns.map(widthOf), pictureOf !== undefined)}
    >
      <caption id={captionId} style={visuallyHidden}>
        {caption}
      </caption>
      <HeaderRow columns={columns} />
      <TableBody role="rowgroup" ref={body} sx={dimmed ? outdatedStyles : undefined}>
        {isLoading && <SkeletonRows columns={columns} count={rows.length} />}
        {isEmpty && (
          <StateRow span={columns.length}>
            <EmptyState text={emptyText} action={emptyAction} />
          </StateRow>
        )}
        {!isLoading &&
          rows.map((row, index) => (
            <Fragment key={row.id}>
              {index === divider?.index && (
                <DividerRow span={columns.length}>{divider.text}</DividerRow>
              )}
              <DataRow
                row={row}
                columns={columns}
                index={firstNumber + index}
                isMarked={String(row.id) === marked}
              />
            </Fragment>
          ))}
      </TableBody>
    </Table>
  );
}
