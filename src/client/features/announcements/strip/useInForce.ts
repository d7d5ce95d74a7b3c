import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch } from '../../../shared/api/useAppDispatch';
import { refreshAnnouncements, useGetAnnouncementsQuery } from '../announcementsApi';
import { inForceOf, refreshBy } from './inForce';

const REFRESH_MS = 60_000;

/** Calls each minute while the page may be seen, and at once when it comes into view. */
function useOccasions(onOccasion: (occasion: 'minute' | 'return') => void): void {
  const call = useEffectEvent(onOccasion);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const start = () => {
      if (document.visibilityState === 'hidden') return;
      timer = setInterval(() => call('minute'), REFRESH_MS);
    };
    const follow = () => {
      clearInterval(timer);
      if (document.visibilityState !== 'hidden') call('return');
      start();
    };
    start();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);
}

/**
 * The announcement in force, kept fresh.
 *
 * @returns `announcement` is null for none and undefined before the first answer; `now` moves on each
 *   minute; `asOf` is the moment of what is shown where the last load has failed, else null
 */
export function useInForce() {
  const dispatch = useAppDispatch();
  // The list page loads by itself; what it has is shown.
  const load = useGetAnnouncementsQuery(undefined, { refetchOnMountOrArgChange: false });
  const { data, error, isError, fulfilledTimeStamp = 0, refetch } = load;
  const [now, setNow] = useState(() => Date.now());
  const [refreshed, setRefreshed] = useState({ goodAt: 0, failedAt: 0 });
  useEffect(() => {
    if (error) console.error('the announcement in force could not be loaded', error);
  }, [error]);

  const refresh = async () => {
    const { isSuccess, error: failure } = await dispatch(refreshAnnouncements());
    if (failure) console.error('the announcement in force could not be refreshed', failure);
    setRefreshed((before) => ({ ...before, [isSuccess ? 'goodAt' : 'failedAt']: Date.now() }));
  };
  useOccasions((occasion) => {
    setNow(Date.now());
    const keepsTimes = data?.some(({ issued_at }) => issued_at !== undefined) ?? false;
    const way = refreshBy(occasion, keepsTimes);
    if (way === 'refresh') void refresh();
    if (way === 'load') void refetch();
  });

  const goodAt = Math.max(fulfilledTimeStamp, refreshed.goodAt);
  return {
    announcement: data && inForceOf(data),
    now: Math.max(now, goodAt),
    asOf: isError || refreshed.failedAt > goodAt ? goodAt : null,
  };
}
