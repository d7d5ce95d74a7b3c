import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { useTranslation } from '../text/i18n';
import { focusMain } from './focusMain';

/** The first tab stop, past the sidebar to the main area. Visible only while focused. */
export function SkipLink() {
  const { t } = useTranslation();
  // Not left to the browser: the router would treat the new hash as a navigation.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    focusMain();
  };
  return (
    <Link
      href="#main"
      onClick={skip}
      sx={{
        position: 'fixed',
        displayPrint: 'none',
        zIndex: 'tooltip',
        top: 8,
        left: 8,
        px: 2,
        py: 1.5,
        borderRadius: 1,
        bgcolor: 'background.raised',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t('Skip to main content')}
    </Link>
  );
}
