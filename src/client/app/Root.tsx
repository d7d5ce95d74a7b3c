import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { selectIsCalling } from '../shared/api/isCalling';
import { APP_TITLE } from '../shared/branding';
import { Notices } from '../shared/notices/Notices';
import { usePageHandle } from '../shared/pageHandle';
import { ProgressLine } from '../shared/ui/ProgressLine';

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
      <ScrollRestoration />
    </>
  );
}
