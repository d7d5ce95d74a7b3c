import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { generatePath, useParams } from 'react-router';
import { isWorthRetrying, statusOf } from '../../shared/api/load';
import { useTranslation } from '../../shared/i18n';
import { paths } from '../../shared/paths';
import { useCan } from '../../shared/session/useCan';
import { toPlainText } from '../../shared/text/html';
import { ContentState } from '../../shared/ui/ContentState';
import { EditButton } from '../../shared/ui/EditButton';
import { PageHeader } from '../../shared/ui/PageHeader';
import { importEditor } from './importEditor';
import { importEditPage } from './importEditPage';
import { PostDetail } from './PostDetail';
import { useGetPostQuery } from './postsApi';

async function prepareEditor(description: string): Promise<void> {
  const [{ prepareDescription }] = await Promise.all([importEditor(), importEditPage()]);
  prepareDescription(description);
}

/** Not where the device is set to save data, which Chromium alone says, nor in Safari, which has no idle callbacks before 26. */
function mayLoadAhead(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData !== true && 'requestIdleCallback' in window;
}

/**
 * Loads the form with its editor, and reads the description into it, while somebody reads the post. What does not
 * arrive is loaded when it is opened.
 */
function usePreparedEditor(description: string | undefined): void {
  useEffect(() => {
    if (description === undefined || !mayLoadAhead()) return undefined;
    const handle = requestIdleCallback(
      () => void prepareEditor(description).catch(() => undefined),
    );
    return () => cancelIdleCallback(handle);
  }, [description]);
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
  usePreparedEditor(mayEdit ? post?.description : undefined);
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
        listPath={paths.Post}
      >
        {post && <PostDetail post={post} />}
      </ContentState>
    </>
  );
}
