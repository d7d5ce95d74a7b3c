import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from '../../i18n';

interface UploadProgressProps {
  /** Bytes. */
  loaded: number;
  total: number;
}

const inMb = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** The progress of an upload. */
export function UploadProgress({ loaded, total }: UploadProgressProps) {
  const { t } = useTranslation();
  const percent = total > 0 ? Math.min(100, (100 * loaded) / total) : 0;
  const text = t('{{loaded}} of {{total}} MB', { loaded: inMb(loaded), total: inMb(total) });
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={t('Upload progress')}
        aria-valuetext={text}
        sx={{ height: 6, borderRadius: 3 }}
      />
      <Box
        aria-hidden
        sx={{ fontSize: '0.8125rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {text}
      </Box>
    </Box>
  );
}
