import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState';
import { visuallyHidden } from '../ui/visuallyHidden';
import type { Column } from './columns';
import { DataRow } from './DataRow';
import { HeaderRow } from './HeaderRow';
import { SkeletonRows } from './SkeletonRows';
import { StateRow } from './StateRow';
import { tableStyles } from './tableStyles';

interface DataTableProps<T> {
  /** Names the table for who listens; it is not seen. */
  caption: string;
  columns: Column<T>[];
  rows: T[];
  rowKey: (row: T) => string;
  status: 'loading' | 'loaded';
  emptyText: string;
  emptyAction?: ReactNode;
  /** What the first row counts as: on page 3 of 5 rows each, 11. */
  firstNumber?: number;
  /** Another page is on its way: the rows stay, paler, until it is here. */
  dimmed?: boolean;
}

/**
 * The one table of all lists (section 2, states of section 4): column headers, loading, empty,
 * loaded. Rows are 52 px high and grow with Burmese text; under 600 px they become cards.
 */
export function DataTable<T>({ caption, columns, rows, ...props }: DataTableProps<T>) {
  const captionId = useId();
  const { rowKey, status, emptyText, emptyAction, firstNumber = 0, dimmed = false } = props;
  const isLoading = status === 'loading';
  const isEmpty = !isLoading && rows.length === 0;
  return (
    <Table
      role="table"
      aria-labelledby={captionId}
      aria-busy={isLoading || dimmed}
      sx={tableStyles}
    >
      <caption id={captionId} style={visuallyHidden}>
        {caption}
      </caption>
      <HeaderRow columns={columns} />
      <TableBody role="rowgroup" sx={{ opacity: dimmed ? 0.5 : 1, transition: 'opacity 160ms' }}>
        {isLoading && <SkeletonRows columns={columns} count={rows.length} />}
        {isEmpty && (
          <StateRow span={columns.length}>
            <EmptyState text={emptyText} action={emptyAction} />
          </StateRow>
        )}
        {!isLoading &&
          rows.map((row, index) => (
            <DataRow key={rowKey(row)} row={row} columns={columns} index={firstNumber + index} />
          ))}
      </TableBody>
    </Table>
  );
}
