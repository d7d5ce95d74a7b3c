import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import type { DialogContentProps } from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useLayer } from '../notices/LeaveGuard';
import { useTranslation } from '../text/i18n';
import { DialogButtons } from './DialogButtons';
import { IsOpenContext } from './noticePlace';

interface ReadingDialogProps {
  title: string;
  open?: boolean;
  onClose: () => void;
  maxWidth?: 'sm' | 'md';
  /** Whether a click outside does nothing, because the content is shown only once. */
  isShownOnce?: boolean;
  /** A content without controls needs `tabIndex={0}`, so that the keyboard can scroll it. */
  content?: Pick<DialogContentProps, 'sx' | 'tabIndex'>;
  children: ReactNode;
}

/** A dialog without a form. Escape, a click outside, its button and Back close it. */
export function ReadingDialog(props: ReadingDialogProps) {
  const { title, open = true, onClose, maxWidth = 'sm', isShownOnce, content, children } = props;
  const { t } = useTranslation();
  const contentId = useId();
  const { close } = useLayer(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={(_, reason) => (isShownOnce && reason === 'backdropClick' ? undefined : close())}
      maxWidth={maxWidth}
      aria-describedby={isShownOnce ? contentId : undefined}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent id={contentId} {...content}>
        {children}
      </DialogContent>
      <IsOpenContext value={open}>
        <DialogButtons>
          <Button variant="outlined" onClick={close}>
            {t('Close')}
          </Button>
        </DialogButtons>
      </IsOpenContext>
    </Dialog>
  );
}
