import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useSelector } from 'react-redux';
import { useTranslation } from '../../i18n';
import { selectSubmission } from '../submissionSlice';
import { useUpload } from './useUpload';

const inMb = (bytes: number) => (bytes / 1_000_000).toFixed(1);

const caption = {
  fontSize: '0.8125rem',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
};

/** The progress of the form that is being sent; nothing for one without files. */
export function UploadProgress() {
  const { t } = useTranslation();
  const { status } = useSelector(selectSubmission);
  const upload = useUpload();
  if (status === 'preparing') {
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
