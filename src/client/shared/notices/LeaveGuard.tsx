import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useBlocker, useLocation } from 'react-router';
import { isLeaving as isPageLeaving } from '../newVersion';
import { useTranslation } from '../text/i18n';
import { useNotices } from './useNotices';
import { GuardsContext, isAnyChanged, makeLeaveGuards, ScopeContext } from './leaveGuards';
import type { LeaveGuards } from './leaveGuards';

/** @returns a function that asks whether to lose what has been entered; it resolves to the answer */
export function useAskToLeave() {
  const { t } = useTranslation();
  const { confirm } = useNotices();
  return useCallback(
    () => confirm(t('Leave without saving what you have entered?'), t('Leave')),
    [confirm, t],
  );
}

/** @returns a function that asks only where something would be lost; it resolves to the answer */
export function useMayLeave() {
  const guards = useContext(GuardsContext);
  const ask = useAskToLeave();
  return useCallback(async () => !guards || !isAnyChanged(guards) || ask(), [guards, ask]);
}

/**
 * The router's only blocker: it allows one. Back closes what lies on top of the page before it leaves
 * the page; everything else that leaves asks first where something has been entered. The end of the
 * session does not ask: its forms are gone before it leads to the sign-in.
 */
function useRouteBlocker(guards: LeaveGuards, leave: () => void) {
  const ask = useAskToLeave();
  const blocker = useBlocker(
    ({ historyAction }) =>
      (historyAction === NavigationType.Pop && guards.layers.length > 0) || isAnyChanged(guards),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const top = guards.layers.at(-1);
    if (top) {
      blocker.reset();
      top.close();
    } else {
      void ask().then((isLeaving) => {
        if (!isLeaving) return blocker.reset();
        leave();
        blocker.proceed();
      });
    }
  }, [blocker, guards, ask, leave]);
}

/** Reloading and closing the tab ask in the browser's own words. @returns what keeps the browser from asking again */
function useUnloadQuestion(guards: LeaveGuards) {
  const { pathname } = useLocation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [pathname]);
  useEffect(() => {
    const askBrowser = (event: BeforeUnloadEvent) => {
      const isDecided = isLeaving.current || isPageLeaving();
      if (!isDecided && isAnyChanged(guards)) event.preventDefault();
    };
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, [guards]);
  return useCallback(() => {
    isLeaving.current = true;
  }, []);
}

/** Guards the forms of all screens inside. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [guards] = useState(makeLeaveGuards);
  const leave = useUnloadQuestion(guards);
  useRouteBlocker(guards, leave);
  return (
    <GuardsContext value={guards}>
      <ScopeContext value={guards.page}>{children}</ScopeContext>
    </GuardsContext>
  );
}
