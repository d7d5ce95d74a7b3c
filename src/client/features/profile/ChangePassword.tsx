import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotices } from '../../shared/notices/useNotices';
import { ChangePasswordForm } from './ChangePasswordForm';

/** The form to change one's own password. After a success it begins anew, with its fields empty. */
export function ChangePassword() {
  const { t } = useTranslation();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [round, setRound] = useState(0);
  const { showSuccess } = useNotices();
  const startOver = () => {
    setRound(round + 1);
    // The button that had the focus is gone with its form.
    title.current?.focus();
    showSuccess(t('Password changed successfully!'));
  };
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography ref={title} id={titleId} variant="h3" component="h2" tabIndex={-1} sx={{ mb: 2 }}>
        {t('Change Password')}
      </Typography>
      <ChangePasswordForm key={round} onChanged={startOver} />
    </Card>
  );
}
