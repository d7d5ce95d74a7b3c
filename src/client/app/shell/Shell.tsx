import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router';
import { today } from '../../../contract/dates';
import { selectSignInPath, selectWayBack } from '../../features/signIn/signInSlice';
import { SERVICE_NAME } from '../../shared/text/branding';
import { useNotices } from '../../shared/notices/useNotices';
import { selectIsSignedIn, selectMustCompleteSetup } from '../../shared/session/sessionSlice';
import { useTranslation } from '../../shared/text/i18n';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { ShortcutsKey } from '../../shared/ui/ShortcutsKey';
import { focusMain } from '../../shared/ui/focusMain';
import { useLazy } from '../../shared/ui/useLazy';
import { identityDismissed, selectIsIdentityRequested } from '../../shared/api/identitySlice';
import { api } from '../../shared/api/api';
import { selectIsDisconnected } from '../../shared/api/connectionSlice';
import { VisitBanners } from '../VisitBanners';
import { Header, SetupHeader } from './Header';
import { ConnectionBanner } from './ConnectionBanner';
import { SessionEndBanner } from './SessionEndBanner';
import { Sidebar, useSidebar } from './Sidebar';
import { screenLeft } from './shellSlice';

type State = Parameters<typeof selectIsDisconnected>[0];

/**
 * Loads the data on the page again when the user returns to its tab. While the connection is down,
 * its return does that. `setupListeners` would also react to each focus of the window, for example
 * after the choice of a file.
 */
function useRefreshOnReturn(): void {
  const store = useStore<State>();
  useEffect(() => {
    const refresh = () => {
      const isHidden = document.visibilityState === 'hidden';
      if (isHidden || selectIsDisconnected(store.getState())) return;
      store.dispatch(api.internalActions.onFocus());
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [store]);
}

const importDialog = () => import('./IdentityDialog');

/** Opens the dialog in which users confirm their identity, while a call waits for it. */
function IdentityQuestion() {
  const dispatch = useDispatch();
  const isRequested = useSelector(selectIsIdentityRequested);
  const { value: part, load } = useLazy(importDialog);
  const open = useEffectEvent(async () => {
    if (!(await load())) dispatch(identityDismissed());
  });
  useEffect(() => {
    if (isRequested) void open();
  }, [isRequested]);
  return isRequested && part && <part.IdentityDialog />;
}

/** The first tab stop, which skips the sidebar. Visible only while focused. */
function SkipLink() {
  const { t } = useTranslation();
  // Handled here, because the router would treat the new hash as a navigation.
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

const importStrip = () => import('../../features/announcements/AnnouncementStrip');

/** Whether the browser has been idle since the first screen began to load. */
function useHasBeenIdle(): boolean {
  const [hasBeenIdle, setHasBeenIdle] = useState(false);
  useEffect(() => {
    const markIdle = () => setHasBeenIdle(true);
    // Safari has no idle callbacks before 26.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(markIdle);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(markIdle);
    return () => cancelIdleCallback(handle);
  }, []);
  return hasBeenIdle;
}

/**
 * On a wide screen the strip is part of the header's line and takes no space from the page.
 * Otherwise it is a full-width line, whose place is kept while it loads, so that no screen moves when
 * the announcement arrives.
 */
const styles = {
  height: { xs: '2.5rem', lg: '2.625rem' },
  flex: { xs: '1 0 100%', lg: '1 1 0' },
  order: { xs: 1, lg: 0 },
  minWidth: 0,
  mx: { xs: -1, md: -3, lg: 0 },
  border: { lg: 1 },
  borderTop: { xs: 1 },
  borderColor: { xs: 'divider', lg: 'divider' },
  borderRadius: { lg: 1 },
  overflow: { lg: 'hidden' },
  '&:empty, &:has(> [hidden])': { visibility: 'hidden' },
  '&:has(> [hidden])': { display: { xs: 'none', lg: 'block' } },
  // Otherwise the ring of the focus would be cut off.
  '& :is(a, button):focus-visible': { outlineOffset: '-2px' },
};

function StripPlace() {
  const { value: strip } = useLazy(importStrip, useHasBeenIdle());
  return <Box sx={styles}>{strip && <strip.AnnouncementStrip />}</Box>;
}

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
        // Hidden during loading, because it would visibly jump when the content appears.
        'main:has([data-loading]) ~ &': { visibility: 'hidden' },
      }}
    >
      {t('© {{year}} {{service}}. All rights reserved.', {
        year: Number(today().slice(0, 4)),
        service: t(SERVICE_NAME),
      })}
    </Typography>
  );
}

/** The header and the banners below it stay visible during scrolling, unless the window is low. */
const headStyles = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  displayPrint: 'none',
  '@media (height < 480px)': { position: 'relative' },
};

// The banner loads on demand, because few sign-ins have a page to return to.
const importWayBack = () => import('./ReturnOffer');

/**
 * Closes the alert and the drawer when the user leaves a screen. It is a component of its own, so
 * that a navigation does not render the shell.
 */
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
 * The frame of every screen behind the sign-in. It unmounts with its screen when the session ends.
 * It is memoized, because the router renders it twice for each navigation and only the parts that
 * show the address change.
 */
export const Shell = memo(function Shell() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const signInPath = useSelector(selectSignInPath);
  const sidebar = useSidebar();
  useRefreshOnReturn();
  // Until then every other screen leads to Profile, so nothing leads elsewhere.
  const isSettingUp = useSelector(selectMustCompleteSetup);
  const hasWayBack = useSelector(selectWayBack) !== null && !isSettingUp;
  const { value: returnOffer } = useLazy(importWayBack, hasWayBack);
  if (!isSignedIn) return <Navigate to={signInPath} replace />;
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink />
      {!isSettingUp && <Sidebar {...sidebar} />}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Box sx={headStyles}>
          {isSettingUp ? (
            <SetupHeader />
          ) : (
            <Header isWide={sidebar.isWide}>
              <StripPlace />
            </Header>
          )}
          <VisitBanners />
          <SessionEndBanner />
          <ConnectionBanner />
        </Box>
        {returnOffer && <returnOffer.ReturnOffer />}
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
      <IdentityQuestion />
      <ShortcutsKey />
      <ScreenEnd />
    </Box>
  );
});
