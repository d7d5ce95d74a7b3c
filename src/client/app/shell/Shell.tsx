import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router';
import { SERVICE_NAME } from '../../shared/branding';
import { selectSignInPath, selectWayBack } from '../../features/signIn/signInSlice';
import { useTranslation } from '../../shared/i18n';
import { ConfirmDialog } from '../../shared/notices/ConfirmDialog';
import { useNotices } from '../../shared/notices/useNotices';
import { selectIsSignedIn } from '../../shared/session/sessionSlice';
import { ShortcutsKey } from '../../shared/shortcuts/ShortcutsKey';
import { useLazy } from '../../shared/ui/useLazy';
import { SkipLink } from '../../shared/ui/SkipLink';
import { Header } from './Header';
import { LineBanner } from './LineBanner';
import { SessionEndBanner } from './SessionEndBanner';
import { screenLeft } from './shellSlice';
import { Sidebar, useSidebar } from './Sidebar';
import { StripPlace } from './StripPlace';

function Footer() {
  const { t } = useTranslation();
  return (
    <Typography
      component="footer"
      variant="body2"
      color="textSecondary"
      sx={{
        displayPrint: 'none',
        px: { xs: 2, md: 3 },
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        // It would be seen to jump away from under what loads.
        'main:has([data-loading]) ~ &': { visibility: 'hidden' },
      }}
    >
      {t('© {{year}} {{service}}. All rights reserved.', {
        year: new Date().getFullYear(),
        service: t(SERVICE_NAME),
      })}
    </Typography>
  );
}

/** The header and the banners below it, also while the page is scrolled, unless the window is low. */
const headStyles = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  displayPrint: 'none',
  '@media (height < 480px)': { position: 'relative' },
};

// Few sign-ins have a way back.
const importWayBack = () => import('./WayBack');

/** What does not follow to another screen: an alert, and the drawer. Apart, so that a navigation does not render the frame. */
function ScreenEnd() {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const { endAlert } = useNotices();
  const screen = useRef(pathname);
  useEffect(() => {
    if (screen.current === pathname) return;
    screen.current = pathname;
    endAlert();
    dispatch(screenLeft());
  }, [dispatch, endAlert, pathname]);
  return null;
}

/**
 * The frame of every screen behind the sign-in, unmounted with its screen when the session ends. Memoized: the router
 * renders it twice for each navigation, which changes no more of it than what shows the address.
 */
export const Shell = memo(function Shell() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const signInPath = useSelector(selectSignInPath);
  const sidebar = useSidebar();
  const hasWayBack = useSelector(selectWayBack) !== null;
  const { value: wayBack } = useLazy(importWayBack, hasWayBack);
  if (!isSignedIn) return <Navigate to={signInPath} replace />;
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink />
      <Sidebar {...sidebar} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Box sx={headStyles}>
          <Header isWide={sidebar.isWide}>
            <StripPlace />
          </Header>
          <SessionEndBanner />
          <LineBanner />
        </Box>
        {wayBack && <wayBack.WayBack />}
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{
            flex: 1,
            width: '100%',
            maxWidth: 1600 + 48,
            mx: 'auto',
            p: { xs: 2, md: 3 },
            pt: { xs: 1.5, md: 2 },
            outline: 'none',
          }}
        >
          <Outlet />
        </Box>
        <Footer />
      </Box>
      <ConfirmDialog />
      <ShortcutsKey />
      <ScreenEnd />
    </Box>
  );
});
