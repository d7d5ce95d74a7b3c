import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { APP_TITLE, SERVICE_NAME } from '../../shared/branding';
import { Mark } from '../../shared/ui/art/Mark';
import { SignInForm } from './SignInForm';

/** Whose sign-in it is, and the form. */
export function SignInCard(props: ComponentProps<typeof SignInForm>) {
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
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'primary.main' }}>
          <Mark size={40} />
          <Box sx={{ color: 'text.primary' }}>
            <Typography variant="h1">{t(APP_TITLE)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {t(SERVICE_NAME)}
            </Typography>
          </Box>
        </Box>
        <SignInForm {...props} />
      </Box>
    </Box>
  );
}
