import { postCreateSchema } from '../../../contract/post';
import { useTranslation } from '../../shared/text/i18n';
import { PermissionNotice } from '../../shared/ui/PermissionNotice';
import { PageHeader } from '../../shared/ui/PageHeader';
import { PostForm } from './PostForm';
import { blankPost } from './postFormValues';
import { useCreatePostMutation } from './postsApi';

export function PostCreatePage() {
  const { t } = useTranslation();
  const [create] = useCreatePostMutation();
  return (
    <>
      <PageHeader title={t('Create Post')} />
      <PermissionNotice slug="post-create" />
      <PostForm
        draftName="post:new"
        schema={postCreateSchema}
        defaultValues={blankPost}
        edited={null}
        submit={create}
        failureText="Failed to create post."
        successText={t('Post created successfully!')}
        submitLabel={t('Create Post')}
        busyLabel={t('Creating...')}
      />
    </>
  );
}
