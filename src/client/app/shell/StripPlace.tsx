import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLazy } from '../../shared/ui/useLazy';
import { selectIsCalling } from '../calls';

const importStrip = () => import('../../features/announcements/strip/AnnouncementStrip');

/** Whether the page has once loaded its own content and the browser had nothing else to do. */
function useIsSettled(): boolean {
  const isCalling = useSelector(selectIsCalling);
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (isSettled || isCalling) return undefined;
    const settle = () => setIsSettled(true);
    // Safari has no idle callbacks before 26.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(settle);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(settle);
    return () => cancelIdleCallback(handle);
  }, [isCalling, isSettled]);
  return isSettled;
}

/**
 * As high as the strip, so that nothing moves when it comes. On a desk it is in the line of the header, where it takes no
 * space from the page; else it is a line of its own, from edge to edge.
 */
const styles = {
  height: { xs: '2.8125rem', lg: '2.625rem' },
  flex: { xs: '1 0 100%', lg: '1 1 0' },
  order: { xs: 1, lg: 0 },
  minWidth: 0,
  mx: { xs: -1, md: -3, lg: 0 },
  border: { lg: 1 },
  borderTop: { xs: 1 },
  borderColor: { xs: 'divider', lg: 'divider' },
  borderRadius: { lg: 1 },
  overflow: { lg: 'hidden' },
};

/** The place of the announcement in force. */
export function StripPlace() {
  const { value: strip } = useLazy(importStrip, useIsSettled());
  return <Box sx={styles}>{strip && <strip.AnnouncementStrip />}</Box>;
}
