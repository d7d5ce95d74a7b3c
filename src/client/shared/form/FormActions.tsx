import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useFormState } from 'react-hook-form';
import { useTranslation } from '../i18n';
import { useListReturn } from '../lists/useListReturn';
import { DraftStatus } from './drafts/DraftStatus';
import { UploadProgress } from './files/UploadProgress';
import { readableKeys } from '../shortcuts/readableKeys';
import { Tooltip } from '../ui/Tooltip';
import { SubmitButton } from './SubmitButton';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1,
  // On a phone the buttons share the width.
  '&& > *': { flex: { xs: '1 1 calc(50% - 4px)', sm: '0 1 auto' }, minWidth: { sm: 112 } },
  '& > span > button': { flex: 1 },
  '&& > p': { flex: { xs: '1 0 100%', sm: '1 1 0' } },
};

const sticky = {
  ...row,
  position: 'sticky',
  // A phone on its side, or a large zoom: nearly all would be header and bar.
  '@media (height < 400px)': { position: 'static' },
  zIndex: 1,
  bottom: 0,
  py: 2,
};

/** A bar at the bottom of the window or of a scrolling dialog, or a row after the fields of a card. */
const actionStyles = {
  page: {
    ...sticky,
    // Covers the outline of a focused editor below it too.
    mx: '-1px',
    px: '1px',
    bgcolor: 'background.default',
    borderTop: 1,
    borderColor: 'divider',
  },
  // The dialog has no padding below it, where the text would show under the bar.
  dialog: { ...sticky, pb: 2.5, bgcolor: 'background.raised' },
  card: row,
} satisfies Record<string, SxProps<Theme>>;

interface FormActionsProps {
  submitLabel: string;
  /** The button's text while busy; by default `submitLabel`. */
  busyLabel?: string;
  /** The list to which `Cancel` leads, or what it does. */
  cancelTo?: string;
  onCancel?: () => void;
  /** Busy beyond the submit, such as until a redirect. */
  busy?: boolean;
  layout?: keyof typeof actionStyles;
}

/**
 * Cancel, where there is something to cancel, and the submit button, below the progress of an upload.
 */
export function FormActions(props: FormActionsProps) {
  const { submitLabel, busyLabel, cancelTo, onCancel, busy = false, layout = 'page' } = props;
  const { t } = useTranslation();
  const { isSubmitting } = useFormState();
  const leadTo = useListReturn();
  const cancel = cancelTo ? () => void leadTo(cancelTo) : onCancel;
  return (
    <Box data-form-actions={layout} sx={actionStyles[layout]}>
      {isSubmitting && <UploadProgress />}
      <DraftStatus />
      {cancel && (
        <Button variant="outlined" onClick={cancel}>
          {t('Cancel')}
        </Button>
      )}
      <Tooltip title={readableKeys('Control+S')} align="end" side="above">
        <SubmitButton label={submitLabel} busyLabel={busyLabel} isBusy={busy || isSubmitting} />
      </Tooltip>
    </Box>
  );
}
