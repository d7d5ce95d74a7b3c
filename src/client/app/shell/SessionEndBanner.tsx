import { useCallback, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { createPath, useLocation } from 'react-router';
import { now } from '../../../contract/clock';
import { pageRefused } from '../../features/signIn/signInSlice';
import { useTranslation } from '../../shared/text/i18n';
import { selectSessionEnd } from '../../shared/session/sessionSlice';
import { formatTime } from '../../shared/text/dates';
import { ActionButton } from '../../shared/ui/ActionButton';
import { useAfterPress } from '../../shared/ui/useAfterPress';
import { Banner } from '../Banner';
import { useLogout } from './useLogout';

/** Enough time to finish a paragraph and save. */
const AHEAD_MS = 15 * 60_000;

/** `setTimeout` fires immediately for any longer time. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Whether a time by the server's clock has come; false without one. Timers stand still while a
 * machine sleeps, so the clock is checked again whenever the page becomes visible.
 */
function useHasCome(moment: number | undefined): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      if (moment === undefined) return () => undefined;
      let timer: ReturnType<typeof setTimeout>;
      const check = () => {
        clearTimeout(timer);
        const left = moment - now();
        if (left > 0) timer = setTimeout(check, Math.min(left, LONGEST_TIMER_MS));
        notify();
      };
      check();
      document.addEventListener('visibilitychange', check);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', check);
      };
    },
    [moment],
  );
  return useSyncExternalStore(subscribe, () => moment !== undefined && now() >= moment);
}

/** Signs out. The next sign-in offers to return to this page, which has the draft. */
function useSignInAgain() {
  const dispatch = useDispatch();
  const location = useLocation();
  const { logout, isBusy } = useLogout();
  const signInAgain = async () => {
    if (await logout()) dispatch(pageRefused({ page: createPath(location) }));
  };
  return { signInAgain, isBusy };
}

export function SessionEndBanner() {
  const { t } = useTranslation();
  const endsAt = useSelector(selectSessionEnd);
  const { signInAgain, isBusy } = useSignInAgain();
  const isDue = useAfterPress(useHasCome(endsAt === undefined ? undefined : endsAt - AHEAD_MS));
  if (endsAt === undefined || !isDue) return null;
  const time = formatTime(endsAt);
  return (
    <Banner
      text={t('Your session ends at {{time}}. Save your work, then sign in again.', { time })}
      action={
        <ActionButton isBusy={isBusy} onClick={() => void signInAgain()}>
          {t('Sign in again')}
        </ActionButton>
      }
    />
  );
}
