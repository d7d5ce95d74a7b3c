import Button from '@mui/material/Button';
import { useEffect, useSyncExternalStore } from 'react';
import { Link, useRouteError } from 'react-router';
import { isReplaced, subscribeToVersion } from '../shared/newVersion';
import { useTranslation } from '../shared/text/i18n';
import { paths } from '../shared/paths';
import { ErrorPanel } from '../shared/ui/ErrorPanel';

/** Replaces a screen that failed to load, as on a bad connection, or to render. */
export function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
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
