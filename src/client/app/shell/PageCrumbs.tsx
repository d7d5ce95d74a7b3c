import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { usePageHandle } from '../../shared/pageHandle';

/** The way to the page on show, from its route. */
export function PageCrumbs() {
  const { t } = useTranslation();
  const crumbs = usePageHandle()?.crumbs ?? [];
  return (
    <Breadcrumbs aria-label={t('Breadcrumb')} separator=">" sx={{ flex: 1, minWidth: 0 }}>
      {crumbs.map(({ label, to }, index) =>
        to && index < crumbs.length - 1 ? (
          <Link key={label} component={RouterLink} to={to} color="textSecondary">
            {t(label)}
          </Link>
        ) : (
          <Typography key={label} color="textPrimary" aria-current="page">
            {t(label)}
          </Typography>
        ),
      )}
    </Breadcrumbs>
  );
}
