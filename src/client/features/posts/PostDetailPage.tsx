import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { generatePath, useParams } from 'react-router';
import { isWorthRetrying, statusOf } from '../../shared/api/load';
import { useTranslation } from '../../shared/text/i18n';
import { paths } from '../../shared/paths';
import { useCan } from '../../shared/session/useCan';
import { toPlainText } from '../../shared/text/html';
import { BackToList } from '../../shared/lists/BackToList';
import { ContentState } from '../../shared/ui/ContentState';
import { EditButton } from '../../shared/ui/EditButton';
import { PageHeader } from '../../shared/ui/PageHeader';
import { loadPart } from '../../shared/ui/useLazy';
import { importEditPage } from './importEditPage';
import { importEditor } from './importEditor';
import { PostDetail } from './PostDetail';
import { useGetPostQuery } from './postsApi';

/** Not where the device is set to save data, which Chromium alone says, nor in Safari, which has no idle callbacks before 26. */
function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData !== true && 'requestIdleCallback' in window;
}

/** Loads the form with its editor once the browser is idle. What is not there yet is loaded when the form is opened. */
function usePrefetchedForm(isEditable: boolean): void {
  useEffect(() => {
    if (!isEditable || !mayPrefetch()) return undefined;
    const load = () => Promise.all([loadPart(importEditor), importEditPage()]);
    const handle = requestIdleCallback(() => void load().catch(() => undefined));
    return () => cancelIdleCallback(handle);
  }, [isEditable]);
}

/** One post. Not found and failed to load have different messages. */
export function PostDetailPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const mayEdit = useCan('post-edit');
  const load = useGetPostQuery(id);
  const status = statusOf(load);
  const post = status === 'failed' ? null : load.currentData;
  const isBroken = isWorthRetrying(load);
  usePrefetchedForm(Boolean(post) && mayEdit);
  return (
    <>
      <Box sx={{ displayPrint: 'none' }}>
        <PageHeader
          title={t('Post Detail')}
          subject={post && toPlainText(post.title)}
          isSubjectBelow
          actions={
            post && mayEdit && <EditButton press={{ to: generatePath(paths.PostEdit, { id }) }} />
          }
        />
      </Box>
      <ContentState
        status={status}
        message={isBroken ? t('Failed to load post details.') : t('Post not found.')}
        load={load}
        wayBack={<BackToList path={paths.Post} />}
      >
        {post && <PostDetail post={post} />}
      </ContentState>
    </>
  );
}
