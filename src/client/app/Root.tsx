import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, ScrollRestoration, createPath, useLocation, useNavigation } from 'react-router';
import type { Location } from 'react-router';
import { APP_TITLE } from '../shared/text/branding';
import { LeaveGuard, pageKey } from '../shared/notices/LeaveGuard';
import { pageLeft } from '../shared/notices/noticesSlice';
import { OpenedContext, SubjectContext, usePageHandle } from '../shared/pages/pageHandle';
import { useTranslation } from '../shared/text/i18n';
import { FieldTablesContext } from '../shared/ui/fieldTable';
import { Notices } from '../shared/ui/Notices';

type Calls = Record<string, { status: string; endpointName?: string } | undefined>;

/** A background call that shows no progress. */
const QUIET = 'refreshAnnouncements';

function selectIsCalling({ api }: { api: { queries: Calls; mutations: Calls } }): boolean {
  return [api.queries, api.mutations].some((calls) =>
    Object.values(calls).some((call) => call?.status === 'pending' && call.endpointName !== QUIET),
  );
}

const appear = keyframes({ from: { opacity: 0 } });
const sweep = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});

/**
 * A line along the top of the window while something is pending. It appears after 150 ms, so that
 * it does not flicker. Screen readers announce the page's own states instead.
 */
function ProgressLine({ active }: { active: boolean }) {
  if (!active) return null;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        inset: '0 0 auto',
        height: '2px',
        overflow: 'hidden',
        bgcolor: 'primary.light',
        animation: `${appear} 120ms ease-out 150ms backwards`,
        '&::after': {
          content: '""',
          display: 'block',
          width: '40%',
          height: '100%',
          bgcolor: 'primary.main',
          animation: `${sweep} 1.2s ease-in-out infinite`,
          '@media (prefers-reduced-motion: reduce)': { width: '100%', animation: 'none' },
        },
      }}
    />
  );
}

/** Shown while the first screen loads, above the splash of `index.html`. */
export function StartUp() {
  return (
    <div data-starting>
      <ProgressLine active />
    </div>
  );
}

const OPENED = 'default';

/** Pages that the browser itself opened all have the same key, so their address identifies them. */
const scrollKey = (location: Location) => {
  const key = pageKey(location);
  return key === OPENED ? createPath(location) : key;
};

const importFieldTables = () => import('./fieldTables');

export function Root() {
  const { t } = useTranslation();
  const title = usePageHandle()?.title;
  const [subject, setSubject] = useState<string | null>(null);
  const isNavigating = useNavigation().state !== 'idle';
  const isCalling = useSelector(selectIsCalling);

  useEffect(() => {
    document.title = [title && t(title), subject, t(APP_TITLE)].filter(Boolean).join(' · ');
  }, [subject, t, title]);

  const dispatch = useDispatch();
  const location = useLocation();
  const [opened] = useState(location.key === OPENED ? location : null);
  const { pathname } = location;
  useEffect(() => () => void dispatch(pageLeft(pathname)), [dispatch, pathname]);

  return (
    <>
      <ProgressLine active={isNavigating || isCalling} />
      <Notices>
        <LeaveGuard>
          <OpenedContext value={opened}>
            <SubjectContext value={setSubject}>
              <FieldTablesContext value={importFieldTables}>
                <Outlet />
              </FieldTablesContext>
            </SubjectContext>
          </OpenedContext>
        </LeaveGuard>
      </Notices>
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
