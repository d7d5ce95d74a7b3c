import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router';
import { APP_TITLE } from '../../shared/text/branding';
import { useTranslation } from '../../shared/text/i18n';
import { usePageHandle } from '../../shared/pages/pageHandle';
import { AccountCircle, Menu } from '../../shared/ui/icons';
import { OneLine } from '../../shared/ui/OneLine';
import { Tooltip } from '../../shared/ui/Tooltip';
import { AccountMenuList } from './AccountMenuList';
import { accountMenuOpened, selectIsAccountMenuOpen, sidebarOpened } from './shellSlice';

/** The account button and its menu. It is always visible, because users sign out with it. */
function AccountMenu() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isOpen = useSelector(selectIsAccountMenuOpen);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip align="end" title={t('Account')}>
        <IconButton
          ref={setAnchor}
          aria-label={t('Account')}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => dispatch(accountMenuOpened())}
        >
          <AccountCircle />
        </IconButton>
      </Tooltip>
      <AccountMenuList anchor={anchor} />
    </>
  );
}

/**
 * One line of labels, which are cut if there is not enough space. The layout below relies on the
 * header's height.
 */
const crumbsStyles = {
  // On a wide screen the announcement takes the rest of the line. It starts at the same place on
  // most screens.
  flex: { xs: 1, lg: '0 1 auto' },
  minWidth: { xs: 0, lg: '15.5rem' },
  maxWidth: { lg: '50%' },
  // Together with its border the line is 56 px high.
  py: '5.5px',
  '& ol': { flexWrap: 'nowrap' },
  '& li': { minWidth: 0 },
  '& li:first-of-type': { flexShrink: 0, maxWidth: '50%' },
  '& li > *': { display: 'block', lineHeight: '44px' },
};

/** A touch target without a gap around the word. */
const crumbLinkStyles = { minWidth: 44, px: 1, mx: -1 };

function PageCrumbs() {
  const { t } = useTranslation();
  const crumbs = usePageHandle()?.crumbs ?? [];
  return (
    <Breadcrumbs aria-label={t('Breadcrumb')} separator=">" sx={crumbsStyles}>
      {crumbs.map(({ label, to }, index) =>
        to && index < crumbs.length - 1 ? (
          <Link
            key={label}
            component={RouterLink}
            to={to}
            color="textSecondary"
            sx={crumbLinkStyles}
          >
            <OneLine>{t(label)}</OneLine>
          </Link>
        ) : (
          <Typography key={label} color="textPrimary" aria-current="page">
            <OneLine>{t(label)}</OneLine>
          </Typography>
        ),
      )}
    </Breadcrumbs>
  );
}

const headerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  px: { xs: 1, md: 3 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
};

/** The header of a user who must first choose a password or set up two-factor sign-in. */
export function SetupHeader() {
  const { t } = useTranslation();
  return (
    <Box component="header" sx={headerStyles}>
      <Box sx={{ flex: 1, py: '5.5px', px: 1, lineHeight: '44px' }}>{t(APP_TITLE)}</Box>
      <AccountMenu />
    </Box>
  );
}

interface HeaderProps {
  isWide: boolean;
  /** Rendered in the line of the breadcrumbs if there is space for it, else below. */
  children?: ReactNode;
}

export function Header({ isWide, children }: HeaderProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <Box component="header" sx={headerStyles}>
      {!isWide && (
        <Tooltip align="start" title={t('Open sidebar')}>
          <IconButton aria-label={t('Open sidebar')} onClick={() => dispatch(sidebarOpened())}>
            <Menu />
          </IconButton>
        </Tooltip>
      )}
      <PageCrumbs />
      {children}
      <AccountMenu />
    </Box>
  );
}
