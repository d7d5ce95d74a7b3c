import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { createPath, Outlet, ScrollRestoration, useNavigation } from 'react-router';
import type { Location } from 'react-router';
import { selectIsCalling } from '../shared/api/isCalling';
import { APP_TITLE } from '../shared/branding';
import { Notices } from '../shared/notices/Notices';
import { usePageHandle } from '../shared/pageHandle';
import { ProgressLine } from '../shared/ui/ProgressLine';

/** Every page that the browser itself opens has the key `default`; each keeps its own place. */
const scrollKey = (location: Location) =>
  location.key === 'default' ? createPath(location) : location.key;

/** What stands round every screen: the window's title, the progress line and the messages. */
export function Root() {
  const { t } = useTranslation();
  const title = usePageHandle()?.title;
  const isNavigating = useNavigation().state !== 'idle';
  const isCalling = useSelector(selectIsCalling);

  useEffect(() => {
    document.title = title ? `${t(title)} · ${t(APP_TITLE)}` : t(APP_TITLE);
  }, [t, title]);

  return (
    <>
      <ProgressLine active={isNavigating || isCalling} />
      <Outlet />
      <Notices />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
