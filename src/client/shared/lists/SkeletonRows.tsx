import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { SEARCH_PAGE_SIZE } from '../../../contract/limits';
import { LoadingText } from '../ui/LoadingText';
import { widthOf } from './columns';
import type { Column } from './columns';
import { StateRow } from './StateRow';

interface SkeletonRowsProps<T> {
  columns: Column<T>[];
  /** How many rows stood here before; the smallest page when there were none. */
  count: number;
}

/** Keeps the height of the rows that come; the first of them says the words for all. */
export function SkeletonRows<T>({ columns, count }: SkeletonRowsProps<T>) {
  const rows = Array.from({ length: (count || SEARCH_PAGE_SIZE) - 1 }, (_, index) => index);
  return (
    <>
      <StateRow span={columns.length}>
        <LoadingText />
      </StateRow>
      {rows.map((row) => (
        <TableRow key={row} aria-hidden>
          {columns.map((column) => (
            <TableCell key={column.header}>
              <Skeleton sx={{ width: widthOf(column) ? 40 : '60%' }} />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </>
  );
}
