import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

/** A row over the whole width, for what the table says of itself. */
export function StateRow({ span, children }: { span: number; children: ReactNode }) {
  return (
    <TableRow role="row" sx={{ '&&:hover': { bgcolor: 'transparent' } }}>
      <TableCell role="cell" colSpan={span} data-kind="state" align="center">
        {children}
      </TableCell>
    </TableRow>
  );
}
