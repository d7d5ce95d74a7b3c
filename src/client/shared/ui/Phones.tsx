import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from '../text/i18n';

const phone = {
  minWidth: 0,
  m: 0,
  p: 1.5,
  border: 6,
  borderColor: 'outline',
  borderRadius: 3,
  bgcolor: 'background.default',
  color: 'text.primary',
} as const;

/** A preview of what the public sees, on a light and on a dark phone. */
export function Phones({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
      <Box
        component="figure"
        data-color-scheme="light"
        aria-label={t('On a light phone')}
        sx={phone}
      >
        {children}
      </Box>
      <Box component="figure" data-color-scheme="dark" aria-label={t('On a dark phone')} sx={phone}>
        {children}
      </Box>
    </Box>
  );
}
