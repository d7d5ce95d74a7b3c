import Menu from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router';
import { useTranslation } from '../../shared/i18n';
import { usePageHandle } from '../../shared/pageHandle';
import { Tooltip } from '../../shared/ui/Tooltip';
import { AccountMenu } from './AccountMenu';
import { sidebarOpened } from './shellSlice';

/** The way to the page on show, from its route. */
function PageCrumbs() {
  const { t } = useTranslation();
  const crumbs = usePageHandle()?.crumbs ?? [];
  return (
    <Breadcrumbs aria-label={t('Breadcrumb')} separator=">" sx={{ flex: 1, minWidth: 0 }}>
      {crumbs.map(({ label, to }, index) =>
        to && index < crumbs.length - 1 ? (
          <Link
            key={label}
            component={RouterLink}
            to={to}
            color="textSecondary"
            // As large as a finger, without a gap around the word.
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 44,
              minWidth: 44,
              px: 1,
              mx: -1,
            }}
          >
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

export function Header({ isWide }: { isWide: boolean }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        displayPrint: 'none',
        alignItems: 'center',
        gap: 1,
        minHeight: 56,
        px: { xs: 1, md: 3 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {!isWide && (
        <Tooltip align="start" title={t('Open sidebar')}>
          <IconButton aria-label={t('Open sidebar')} onClick={() => dispatch(sidebarOpened())}>
            <Menu />
          </IconButton>
        </Tooltip>
      )}
      <PageCrumbs />
      <AccountMenu />
    </Box>
  );
}
