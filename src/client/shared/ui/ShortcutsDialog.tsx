import Box from '@mui/material/Box';
import { useTranslation } from '../text/i18n';
import { ReadingDialog } from './ReadingDialog';
import { readableKeys } from './shortcuts';

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
  return (
    <ReadingDialog title={t('Keyboard shortcuts')} open={open} onClose={onClose}>
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
    </ReadingDialog>
  );
}
