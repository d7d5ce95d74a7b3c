import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n';
import { formatTime } from '../../text/dates';
import { useDraftView } from './useDraft';

const styles = { m: 0, alignSelf: 'center', color: 'text.secondary', fontSize: '0.8125rem' };

/** Says whether what is entered is kept on this device. Only a failure is announced. */
export function DraftStatus() {
  const { t } = useTranslation();
  const { kept, keptAt } = useDraftView();
  if (kept === 'nothing') return null;
  if (kept === 'all') {
    return (
      <Box component="p" sx={styles}>
        {t('Saved on this device {{time}}', { time: formatTime(keptAt) })}
      </Box>
    );
  }
  return (
    <Box component="p" role="status" sx={styles}>
      {kept === 'failed'
        ? t('What you enter here is not kept on this device.')
        : t('What you write is kept on this device, the photos are not.')}
    </Box>
  );
}
