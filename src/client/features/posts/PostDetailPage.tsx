import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { generatePath, Link, useParams } from 'react-router';
import { isWorthRetrying, statusOf } from '../../shared/api/load';
import { useTranslation } from '../../shared/i18n';
import { paths } from '../../shared/paths';
import { useCan } from '../../shared/session/useCan';
import { ContentState } from '../../shared/ui/ContentState';
import { PageHeader } from '../../shared/ui/PageHeader';
import { PostDetail } from './PostDetail';
import { useGetPostQuery } from './postsApi';

function EditButton({ id }: { id: string }) {
  const { t } = useTranslation();
  const to = generatePath(paths.PostEdit, { id });
  return (
    <Button variant="contained" startIcon={<EditOutlined />} component={Link} to={to}>
      {t('Edit')}
    </Button>
  );
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
  return (
    <>
      <Box sx={{ displayPrint: 'none' }}>
        <PageHeader title={t('Post Detail')} actions={post && mayEdit && <EditButton id={id} />} />
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
