import { useContext, useEffect, useRef, useState } from 'react';
import { GuardsContext, makeScope } from './leaveGuards';
import { useAskToLeave } from './LeaveGuard';

/**
 * A dialog or overlay as a layer above the page: Back closes it instead of leaving the page.
 *
 * @param onClose closes it
 * @returns the scope of its forms, and a `close` that asks first where something has been entered
 */
export function useLayer(isOpen: boolean, onClose: () => void) {
  const guards = useContext(GuardsContext);
  const ask = useAskToLeave();
  const [scope] = useState(makeScope);
  const close = () => {
    if (!scope.isChanged()) return onClose();
    void ask().then((isLeaving) => isLeaving && onClose());
  };
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!guards || !isOpen) return undefined;
    const layer = { scope, close: () => latest.current() };
    guards.layers.push(layer);
    return () => {
      guards.layers = guards.layers.filter((open) => open !== layer);
    };
  }, [guards, isOpen, scope]);
  return { scope, close };
}
