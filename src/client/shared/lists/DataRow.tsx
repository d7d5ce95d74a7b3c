import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { alignOf } from './columns';
import type { Column } from './columns';

interface DataRowProps<T> {
  row: T;
  columns: Column<T>[];
  index: number;
}

/** One row; on a phone a card, on which each value stands beside its column's name. */
export function DataRow<T>({ row, columns, index }: DataRowProps<T>) {
  return (
    <TableRow role="row">
      {columns.map((column) => (
        <TableCell
          key={column.header}
          role="cell"
          align={alignOf(column)}
          data-kind={column.kind}
          data-label={column.kind === 'actions' ? undefined : column.header}
        >
          {column.render(row, index)}
        </TableCell>
      ))}
    </TableRow>
  );
}
