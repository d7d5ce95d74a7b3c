import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Link, useRouteError } from 'react-router';
import { isReplaced, subscribeToVersion } from '../shared/device/newVersion';
import { useHeldEntries } from '../shared/notices/LeaveGuard';
import { paths } from '../shared/pages/paths';
import { useTranslation } from '../shared/text/i18n';
import { EmptyDrawing } from '../shared/ui/EmptyDrawing';

interface ErrorPanelProps {
  title: string;
  text: string;
  actions: ReactNode;
}

const focusHeading = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/**
 * Replaces a whole page. Its heading takes the focus, because the focused element is gone. It needs
 * neither router nor store, either of which may have failed.
 */
function ErrorPanel({ title, text, actions }: ErrorPanelProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        maxWidth: 480,
        mx: 'auto',
        px: 2,
        py: 8,
        textAlign: 'center',
      }}
    >
      <EmptyDrawing />
      <Box component="h1" ref={focusHeading} tabIndex={-1} sx={{ m: 0, mt: 2, typography: 'h1' }}>
        {title}
      </Box>
      <Box component="p" sx={{ m: 0, typography: 'body1', color: 'text.secondary' }}>
        {text}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 3 }}>
        {actions}
      </Box>
    </Box>
  );
}

/** Replaces a screen that failed to load, for example on a bad connection, or to render. */
export function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  useHeldEntries();
  const isNewer = useSyncExternalStore(subscribeToVersion, isReplaced);
  return (
    <ErrorPanel
      title={t('This page could not be shown')}
      text={
        isNewer
          ? t('Nothing that was saved is lost.')
          : t('The connection may have been interrupted. Nothing that was saved is lost.')
      }
      actions={
        <>
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t('Try again')}
          </Button>
          <Button component={Link} to={paths.Slider}>
            {t('Back to Slider')}
          </Button>
        </>
      }
    />
  );
}

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <ErrorPanel
      title={t('Page not found')}
      text={t('There is no page at this address.')}
      actions={
        <Button component={Link} to={paths.Slider} variant="contained">
          {t('Back to Slider')}
        </Button>
      }
    />
  );
}
