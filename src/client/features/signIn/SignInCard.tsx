import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { LoginRequest } from '../../../contract/session';
import { APP_TITLE, SERVICE_NAME } from '../../shared/branding';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import { PasswordInput } from '../../shared/form/PasswordInput';
import { TextInput } from '../../shared/form/TextInput';
import { Mark } from '../../shared/ui/art/Mark';

interface SignInCardProps {
  onSubmit: (values: LoginRequest) => Promise<void>;
  isBusy: boolean;
}

/** The form of the sign-in. The specification words no rule for it: the browser asks for both fields. */
export function SignInCard({ onSubmit, isBusy }: SignInCardProps) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: 'grid',
        placeContent: { xs: 'start center', md: 'center' },
        p: { xs: 2, md: 6 },
      }}
    >
      <Box sx={{ width: 'min(400px, calc(100vw - 32px))', display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Mark size={40} />
          <div>
            <Typography component="h1" sx={{ fontSize: 20, fontWeight: 600 }}>
              {t(APP_TITLE)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t(SERVICE_NAME)}
            </Typography>
          </div>
        </Box>
        <Form<LoginRequest>
          defaultValues={{ email: '', password: '' }}
          onSubmit={onSubmit}
          actions={
            <FormActions submitLabel={t('Login')} busyLabel={t('Loading...')} busy={isBusy} />
          }
        >
          <TextInput
            name="email"
            label={t('E-mail')}
            type="email"
            autoComplete="username"
            required
          />
          <PasswordInput
            name="password"
            label={t('Password')}
            autoComplete="current-password"
            required
          />
        </Form>
      </Box>
    </Box>
  );
}
