import Typography from '@mui/material/Typography';
import { useTranslation } from '../text/i18n';
import { costlySigns, smsParts, smsText } from '../text/sms';
import type { CostlySign } from '../text/sms';

const nameOf = ({ sign, substitute }: CostlySign) => {
  const shown = /^[\p{C}\p{M}\p{Z}]$/u.test(sign)
    ? `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
    : sign;
  return substitute === null ? shown : `${shown} → ${substitute}`;
};

/** The number of messages of a text, and the characters that make it cost more than it needs. */
export function SmsCount({ text }: { text: string }) {
  const { t } = useTranslation();
  const sent = smsText(text);
  const count = smsParts(sent).ends.length;
  const signs = costlySigns(sent).map(nameOf).join(', ');
  if (count === 0) return null;
  return (
    <Typography component="div" variant="body2" color="textSecondary">
      <div>{count === 1 ? t('By SMS: 1 message') : t('By SMS: {{count}} messages', { count })}</div>
      {signs && <div>{t('These signs cost more messages: {{signs}}', { signs })}</div>}
    </Typography>
  );
}
