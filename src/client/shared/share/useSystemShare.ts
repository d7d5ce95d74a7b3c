import { useState } from 'react';

/**
 * The system's share sheet, which phones have.
 *
 * @returns `canShare`: whether the system can share this data; `share`; and whether the last
 * attempt failed
 */
export function useSystemShare(data: ShareData) {
  const [hasFailed, setHasFailed] = useState(false);
  const canShare = 'share' in navigator && (!data.files || navigator.canShare?.(data));
  const share = () =>
    navigator.share(data).then(
      () => setHasFailed(false),
      (error: unknown) =>
        // The user closed the share sheet.
        setHasFailed(!(error instanceof DOMException && error.name === 'AbortError')),
    );
  return { canShare, share, hasFailed };
}
