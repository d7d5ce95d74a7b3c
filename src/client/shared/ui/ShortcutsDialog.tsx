import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useLayer } from '../notices/LeaveGuard';
import { useTranslation } from '../text/i18n';
import { SingleKeysBox } from './SingleKeysBox';
import { readableKeys } from './readableKeys';

const SHORTCUTS = [
  ['/', 'Go to the search'],
  ['Control+S', 'Save the form'],
  ['Control+Enter', 'Send the form'],
  ['Escape', 'Close the dialog or menu on top'],
  ['?', 'Show these shortcuts'],
] as const;

const listStyles = {
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 3,
  rowGap: 1,
  m: 0,
  lineHeight: 1.8,
  '& dd': { m: 0 },
};

const keyStyles = {
  px: 1,
  border: 1,
  borderColor: 'outline',
  borderRadius: 0.75,
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
};

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
}

export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { close } = useLayer(open, onClose);
  return (
    <Dialog open={open} onClose={close} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('Keyboard shortcuts')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={listStyles}>
          {SHORTCUTS.map(([keys, text]) => [
            <dt key={keys}>
              <Box component="kbd" sx={keyStyles}>
                {readableKeys(keys)}
              </Box>
            </dt>,
            <dd key={text}>{t(text)}</dd>,
          ])}
        </Box>
        <Box sx={{ mt: 2 }}>
          <SingleKeysBox />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
