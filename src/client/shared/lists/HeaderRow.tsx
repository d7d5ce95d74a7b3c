import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { alignOf, widthOf } from './columns';
import type { Column } from './columns';

/** The names of the columns. */
export function HeaderRow<T>({ columns }: { columns: Column<T>[] }) {
  return (
    <TableHead role="rowgroup">
      <TableRow role="row">
        {columns.map((column) => (
          <TableCell
            key={column.header}
            role="columnheader"
            align={alignOf(column)}
            sx={{ width: widthOf(column) }}
          >
            {column.header}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}
