import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { ScopeContext, useLayer } from '../notices/LeaveGuard';

interface FormDialogProps extends Omit<DialogProps, 'onClose' | 'children'> {
  onClose: () => void;
  /** Gets a `close` that asks first where something has been entered. */
  children: (close: () => void) => ReactNode;
}

/**
 * A dialog with a form. Escape, a click beside it, its own buttons and Back all close it, and ask first
 * where something has been entered.
 */
export function FormDialog({ open, onClose, children, ...props }: FormDialogProps) {
  const { scope, close } = useLayer(open, onClose);
  return (
    <Dialog {...props} open={open} onClose={close}>
      <ScopeContext value={scope}>{children(close)}</ScopeContext>
    </Dialog>
  );
}
