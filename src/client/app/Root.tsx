import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, ScrollRestoration, createPath, useLocation, useNavigation } from 'react-router';
import type { Location } from 'react-router';
import { APP_TITLE } from '../shared/branding';
import { useTranslation } from '../shared/text/i18n';
import { LeaveGuard } from '../shared/notices/LeaveGuard';
import { pageLeft } from '../shared/notices/noticesSlice';
import { Notices } from '../shared/ui/Notices';
import { SubjectContext, usePageHandle } from '../shared/pageHandle';
import { ProgressLine } from '../shared/ui/ProgressLine';
import { selectIsCalling } from './calls';

/** Shown while the first screen loads, above the frame of `index.html`. */
export function StartUp() {
  return (
    <div data-starting>
      <ProgressLine active />
    </div>
  );
}

/** Pages opened by the browser itself all have the key `default`, so their address tells them apart. */
const scrollKey = (location: Location) =>
  location.key === 'default' ? createPath(location) : location.key;

/** Around every screen: the window title, the progress line and the notices. */
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
  const { pathname } = useLocation();
  useEffect(() => () => void dispatch(pageLeft()), [dispatch, pathname]);

  return (
    <>
      <ProgressLine active={isNavigating || isCalling} />
      <LeaveGuard>
        <SubjectContext value={setSubject}>
          <Outlet />
        </SubjectContext>
      </LeaveGuard>
      <Notices />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
