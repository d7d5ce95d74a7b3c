import { loadPart } from '../../shared/ui/useLazy';

/** The editor is heavy: the form renders without it. */
export const importEditor = () => import('./editor/DescriptionInput');

/** Not where the device is set to save data, which Chromium alone says, nor in Safari, which has no idle callbacks before 26. */
function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData !== true && 'requestIdleCallback' in window;
}

const prefetch = () =>
  void Promise.all([loadPart(importEditor), import('./PostEditPage')]).catch(() => undefined);

/** Loads the form with its editor once the browser is idle. What is not there yet is loaded when the form is opened. */
export function prefetchForm(): () => void {
  if (!mayPrefetch()) return () => undefined;
  const handle = requestIdleCallback(prefetch);
  return () => cancelIdleCallback(handle);
}
