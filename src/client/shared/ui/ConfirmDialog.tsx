import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLayer } from '../notices/LeaveGuard';
import { confirmationAnswered, selectConfirmation } from '../notices/noticesSlice';
import type { Answer } from '../notices/noticesSlice';
import { useTranslation } from '../text/i18n';
import { quoted } from '../text/quoted';
import { useLastShown } from './useLastShown';

const focusFirst = (button: HTMLButtonElement | null) => button?.focus();

/**
 * The question before a deletion or before leaving a form. The button that changes nothing has the
 * focus first.
 */
export function ConfirmDialog() {
  const { t } = useTranslation();
  const aboutId = useId();
  const dispatch = useDispatch();
  const confirmation = useSelector(selectConfirmation);
  const shown = useLastShown(confirmation);
  const answer = (given: Answer) => dispatch(confirmationAnswered(given));
  const { close: dismiss } = useLayer(confirmation !== null, () => answer('dismissed'));
  return (
    <Dialog
      open={confirmation !== null}
      onClose={dismiss}
      role="alertdialog"
      aria-describedby={shown?.about && aboutId}
      maxWidth="sm"
    >
      <DialogTitle>{shown?.question}</DialogTitle>
      {shown?.about && (
        <Box id={aboutId} sx={{ px: 3, pb: 2, lineHeight: 1.8, overflowWrap: 'anywhere' }}>
          {quoted(shown.about)}
        </Box>
      )}
      <DialogActions>
        <Button ref={focusFirst} variant="outlined" onClick={dismiss}>
          {t('Cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={() => answer('accepted')}>
          {shown?.action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
