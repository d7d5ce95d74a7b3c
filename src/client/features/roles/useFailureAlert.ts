import { useEffect } from 'react';
import { useNotices } from '../../shared/notices/useNotices';

/**
 * Alerts each time that something fails. A failure that the cache still held from an earlier visit is
 * not told: the next call starts within the same tick, and takes it back.
 */
export function useFailureAlert(hasFailed: boolean, text: string): void {
  const { showAlert } = useNotices();
  useEffect(() => {
    if (!hasFailed) return undefined;
    const timer = setTimeout(() => showAlert(text));
    return () => clearTimeout(timer);
  }, [hasFailed, showAlert, text]);
}
