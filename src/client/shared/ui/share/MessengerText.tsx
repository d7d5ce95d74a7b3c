import ShareOutlined from '@mui/icons-material/ShareOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from '../../text/i18n';
import { CopyButton } from '../CopyButton';
import { InlineMessage } from '../InlineMessage';
import { useCopy } from '../useCopy';
import { buttonRow, Part, SharedText } from './SharedText';
import { useSystemShare } from './useSystemShare';

export function MessengerText({ text }: { text: string }) {
  const { t } = useTranslation();
  const { source, outcome, copy } = useCopy();
  const { canShare, share, hasFailed } = useSystemShare({ text });
  return (
    <Part title={t('Text to share')}>
      <SharedText source={source} text={text} />
      <Box sx={buttonRow}>
        {canShare && (
          <Button variant="outlined" startIcon={<ShareOutlined />} onClick={() => void share()}>
            {t('Share text')}
          </Button>
        )}
        <CopyButton
          outcome={outcome}
          label={t('Copy: {{name}}', { name: t('Text to share') })}
          onCopy={() => void copy(text)}
        />
      </Box>
      {hasFailed && (
        <InlineMessage severity="failure">{t('The text could not be shared.')}</InlineMessage>
      )}
    </Part>
  );
}
