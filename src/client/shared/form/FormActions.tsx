import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from '../text/i18n';
import { useListReturn } from '../lists/useListReturn';
import { readableKeys } from '../ui/shortcuts';
import { formatTime } from '../text/dates';
import { NoticePlace } from '../ui/noticePlace';
import { Tooltip } from '../ui/Tooltip';
import { useDraftView } from './drafts/useDraft';
import { useFormParts } from './formContext';
import { SubmitButton } from './SubmitButton';
import { uploadOf } from './submissionSlice';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1,
  '&& > *': { flex: { xs: '1 1 calc(50% - 4px)', sm: '0 1 auto' }, minWidth: { sm: 112 } },
  '& > span > button': { flex: 1 },
  '&& > p': { flex: { xs: '1 0 100%', sm: '1 1 0' } },
};

const sticky = {
  ...row,
  position: 'sticky',
  // On a phone in landscape or at a large zoom, the header and this bar would cover nearly
  // everything.
  '@media (height < 400px)': { position: 'static' },
  zIndex: 1,
  bottom: 0,
  py: 2,
};

/** A sticky bar in a page or a scrolling dialog, or a plain row below the fields of a card. */
const actionStyles = {
  page: {
    ...sticky,
    // The bar also covers the outline of a focused editor behind it.
    mx: '-1px',
    px: '1px',
    bgcolor: 'background.default',
    borderTop: 1,
    borderColor: 'divider',
  },
  // The bar also covers what reaches into the padding of the dialog behind it.
  dialog: { ...sticky, mx: -3, px: 3, pb: 2.5, bgcolor: 'background.raised' },
  card: row,
} satisfies Record<string, SxProps<Theme>>;

const caption = {
  fontSize: '0.8125rem',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
};

const inMb = (bytes: number) => (bytes / 1_000_000).toFixed(1);

function UploadProgress() {
  const { t } = useTranslation();
  const { submission } = useFormParts();
  const upload = uploadOf(submission);
  if (submission.status === 'preparing') {
    return (
      <Box role="status" sx={caption}>
        {t('The photos are being prepared, then everything is sent.')}
      </Box>
    );
  }
  if (!upload) return null;
  const { loaded, total } = upload;
  const percent = total > 0 ? Math.min(100, (100 * loaded) / total) : 0;
  const sent = t('{{loaded}} of {{total}} MB', { loaded: inMb(loaded), total: inMb(total) });
  const text =
    loaded === total && total > 0
      ? t('{{sent}} sent. The server is working on it.', { sent })
      : sent;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={t('Upload progress')}
        aria-valuetext={text}
        sx={{ height: 6, borderRadius: 3 }}
      />
      <Box aria-hidden sx={caption}>
        {text}
      </Box>
    </Box>
  );
}

const statusLine = { m: 0, alignSelf: 'center', color: 'text.secondary', fontSize: '0.8125rem' };

function DraftStatus() {
  const { t } = useTranslation();
  const { stored, storedAt } = useDraftView(useFormParts().draft);
  if (stored === 'nothing') return null;
  if (stored === 'all') {
    return (
      <Box component="p" sx={statusLine}>
        {t('Saved on this device {{time}}', { time: formatTime(storedAt) })}
      </Box>
    );
  }
  return (
    <Box component="p" role="status" sx={statusLine}>
      {stored === 'failed'
        ? t('What you enter here is not kept on this device.')
        : t('What you write is kept on this device, the photos are not.')}
    </Box>
  );
}

const noteLine = { ...statusLine, '&&': { flex: '1 0 100%' }, textAlign: 'end' };

interface FormActionsProps {
  submitLabel: string;
  busyLabel?: string;
  cancelTo?: string;
  onCancel?: () => void;
  /** Keeps the button busy after the submit, for example until a redirect. */
  busy?: boolean;
  layout?: keyof typeof actionStyles;
  note?: string;
}

export function FormActions(props: FormActionsProps) {
  const { submitLabel, busyLabel, cancelTo, onCancel, busy = false, layout = 'page', note } = props;
  const { t } = useTranslation();
  const { isSubmitting } = useFormState();
  const leadTo = useListReturn();
  const noteId = useId();
  const cancel = cancelTo ? () => void leadTo(cancelTo) : onCancel;
  return (
    <Box data-form-actions={layout} sx={actionStyles[layout]}>
      {layout === 'dialog' && <NoticePlace />}
      <UploadProgress />
      <DraftStatus />
      {cancel && (
        <Button variant="outlined" onClick={cancel}>
          {t('Cancel')}
        </Button>
      )}
      <Tooltip title={readableKeys('Control+S')} align="end" side="above">
        <SubmitButton
          label={submitLabel}
          busyLabel={busyLabel}
          isBusy={busy || isSubmitting}
          describedBy={note && noteId}
        />
      </Tooltip>
      {note && (
        <Box id={noteId} sx={noteLine}>
          {note}
        </Box>
      )}
    </Box>
  );
}
