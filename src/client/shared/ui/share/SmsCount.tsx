import Typography from '@mui/material/Typography';
import { useTranslation } from '../../text/i18n';
import { smsParts } from '../../text/sms';

export function SmsCount({ text }: { text: string }) {
  const { t } = useTranslation();
  const count = smsParts(text.trim()).ends.length;
  if (count === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {count === 1 ? t('By SMS: 1 message') : t('By SMS: {{count}} messages', { count })}
    </Typography>
  );
}
