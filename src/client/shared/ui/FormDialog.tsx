import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { ScopeContext, useLayer } from '../notices/LeaveGuard';
import { IsOpenContext } from './noticePlace';

interface FormDialogProps extends Omit<DialogProps, 'onClose' | 'children'> {
  onClose: () => void;
  /** For forms with passwords and codes: closes without a question, but not on a click outside. */
  keepsNothing?: boolean;
  /** Receives a `close` that first keeps changes as a draft, or asks. */
  children: (close: () => void) => ReactNode;
}

/**
 * A dialog with a form. Escape, a click outside, its buttons and Back close it. Changes are kept as
 * a draft; if they cannot be, it asks first.
 */
export function FormDialog({ open, onClose, keepsNothing, children, ...props }: FormDialogProps) {
  const { scope, close } = useLayer(open, onClose);
  return (
    <Dialog
      {...props}
      open={open}
      onClose={(_, reason) => (keepsNothing && reason === 'backdropClick' ? undefined : close())}
    >
      <IsOpenContext value={open}>
        <ScopeContext value={keepsNothing ? null : scope}>{children(close)}</ScopeContext>
      </IsOpenContext>
    </Dialog>
  );
}
