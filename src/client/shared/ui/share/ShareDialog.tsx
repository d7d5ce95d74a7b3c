import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useLayer } from '../../notices/LeaveGuard';
import { useTranslation } from '../../text/i18n';
import { MessengerText } from './MessengerText';
import { PictureToShare } from './PictureToShare';
import { SmsText } from './SmsText';
import type { Shared } from './picture';

interface ShareDialogProps {
  title: string;
  onClose: () => void;
  before?: ReactNode;
  /**
   * Null until the question is answered. It must be stable, because each new object is drawn again.
   */
  shared: Shared | null;
}

/** A picture and a text to pass on through the system, the clipboard or a file. */
export function ShareDialog({ title, onClose, before, shared }: ShareDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { close } = useLayer(true, onClose);
  return (
    <Dialog open onClose={close} maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {before}
        {shared && (
          <>
            <PictureToShare {...shared} />
            <MessengerText text={shared.text} />
            <SmsText text={shared.text} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
