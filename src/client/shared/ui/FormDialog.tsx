import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { ScopeContext, useLayer } from '../notices/LeaveGuard';

interface FormDialogProps extends Omit<DialogProps, 'onClose' | 'children'> {
  onClose: () => void;
  /** Whether it closes without a question, but not at a stray click: it has passwords and codes. */
  keepsNothing?: boolean;
  /** Gets a `close` that asks first where something has been entered. */
  children: (close: () => void) => ReactNode;
}

/**
 * A dialog with a form. Escape, a click beside it, its own buttons and Back all close it, and ask first
 * where something has been entered.
 */
export function FormDialog({ open, onClose, keepsNothing, children, ...props }: FormDialogProps) {
  const { scope, close } = useLayer(open, onClose);
  return (
    <Dialog
      {...props}
      open={open}
      onClose={(_, reason) => (keepsNothing && reason === 'backdropClick' ? undefined : close())}
    >
      <ScopeContext value={keepsNothing ? null : scope}>{children(close)}</ScopeContext>
    </Dialog>
  );
}
