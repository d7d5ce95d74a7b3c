import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRouteError } from 'react-router';
import { paths } from '../shared/paths';
import { ErrorPanel } from '../shared/ui/ErrorPanel';

/**
 * What a screen shows that failed to load or to draw: a page that a weak line cut off, or a fault
 * of ours. The way back and a second try are always there.
 */
export function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <ErrorPanel
      title={t('This page could not be shown')}
      text={t('The connection may have been interrupted. Nothing that was saved is lost.')}
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
