import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { api } from '../../shared/api/api';
import { lost, selectIsDisconnected } from '../../shared/api/connectionSlice';
import { useAppDispatch } from '../../shared/api/useAppDispatch';
import { useTranslation } from '../../shared/text/i18n';
import { useAfterPress } from '../../shared/ui/useAfterPress';
import { Banner } from '../Banner';

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 15_000;

const checkConnection = () =>
  api.endpoints.checkConnection.initiate(undefined, { subscribe: false, forceRefetch: true });

/**
 * Checks the connection at growing intervals, only while it is down and the page is visible. It
 * checks immediately when the browser reports a network, which is often too early. Once the server
 * responds to the check, the visible data is fetched again. Other responses do not trigger this: a
 * single call that always fails among others that succeed would then fetch everything endlessly.
 */
function useProbe(isDown: boolean): void {
  const dispatch = useAppDispatch();
  const store = useStore<Parameters<typeof selectIsDisconnected>[0]>();
  useEffect(() => {
    if (!isDown) return undefined;
    const ask = async () => {
      await dispatch(checkConnection());
      if (!selectIsDisconnected(store.getState())) dispatch(api.internalActions.onOnline());
    };
    const probe = () => {
      if (document.visibilityState !== 'hidden') void ask();
    };
    let timer: ReturnType<typeof setTimeout>;
    const waitAndProbe = (wait: number) => {
      timer = setTimeout(() => {
        probe();
        waitAndProbe(Math.min(2 * wait, MAX_WAIT_MS));
      }, wait);
    };
    const probeNow = () => {
      clearTimeout(timer);
      probe();
      waitAndProbe(FIRST_WAIT_MS);
    };
    waitAndProbe(FIRST_WAIT_MS);
    window.addEventListener('online', probeNow);
    document.addEventListener('visibilitychange', probeNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', probeNow);
      document.removeEventListener('visibilitychange', probeNow);
    };
  }, [dispatch, isDown, store]);
}

/**
 * Records that the browser has lost its network. A response that was already on its way would set
 * the connection to online, possibly as the last one, so the server is checked once more.
 */
function useOfflineEvent(): void {
  const dispatch = useAppDispatch();
  const store = useStore<Parameters<typeof selectIsDisconnected>[0]>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const askAgain = () => {
      if (!selectIsDisconnected(store.getState())) void dispatch(checkConnection());
    };
    const note = () => {
      dispatch(lost(Date.now()));
      clearTimeout(timer);
      timer = setTimeout(askAgain, FIRST_WAIT_MS);
    };
    window.addEventListener('offline', note);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', note);
    };
  }, [dispatch, store]);
}

const fields = 'input, textarea, [contenteditable="true"]';

/**
 * Browsers do not anchor the scroll position at the top of a page, so the field in use would move.
 */
function keepFieldInPlace(banner: HTMLElement | null) {
  const page = document.documentElement;
  const isTyping = document.activeElement?.matches(fields);
  if (!banner || !isTyping || page.scrollTop > 0) return undefined;
  page.scrollTop = banner.offsetHeight;
  const moved = page.scrollTop;
  return () => {
    if (page.scrollTop === moved) page.scrollTop = 0;
  };
}

export function ConnectionBanner() {
  const { t } = useTranslation();
  const isDown = useSelector(selectIsDisconnected);
  useProbe(isDown);
  useOfflineEvent();
  const isShown = useAfterPress(isDown);
  if (!isShown) return null;
  return (
    <Banner
      ref={keepFieldInPlace}
      text={t('No connection to the server. What you type is kept; nothing is sent by itself.')}
    />
  );
}
