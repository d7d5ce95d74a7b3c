import { useState } from 'react';

/**
 * The share sheet of the system, which phones have.
 *
 * @returns `canShare` of what is to be shared; `share`; and whether the last one has failed
 */
export function useSystemShare(data: ShareData) {
  const [hasFailed, setHasFailed] = useState(false);
  const canShare = 'share' in navigator && (!data.files || navigator.canShare?.(data));
  const share = () =>
    navigator.share(data).then(
      () => setHasFailed(false),
      (error: unknown) =>
        // Somebody thought better of it.
        setHasFailed(!(error instanceof DOMException && error.name === 'AbortError')),
    );
  return { canShare, share, hasFailed };
}
