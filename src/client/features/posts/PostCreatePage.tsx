import { useTranslation } from 'react-i18next';
import { postCreateSchema } from '../../../contract/post';
import { Form } from '../../shared/form/Form';
import { FormDraft } from '../../shared/form/FormDraft';
import { useDraftSlot } from '../../shared/form/useDraftSlot';
import { PermissionNotice } from '../../shared/session/PermissionNotice';
import { PageHeader } from '../../shared/ui/PageHeader';
import { PostFields } from './PostFields';
import { blankPost, changeOf, DRAFT_FIELDS } from './postForm';
import type { PostValues } from './postForm';
import { PostFormActions } from './PostFormActions';
import { useCreatePostMutation } from './postsApi';
import { useSavePost } from './useSavePost';

/** A new post. A failed save keeps what was written, and so does leaving the page. */
export function PostCreatePage() {
  const { t } = useTranslation();
  const draft = useDraftSlot('post:new');
  const [create] = useCreatePostMutation();
  const { save, message } = useSavePost(draft, {
    failure: 'Failed to create post.',
    success: 'Post created successfully!',
  });
  return (
    <>
      <PageHeader title={t('Create Post')} />
      <PermissionNotice slug="post-create" />
      <Form<PostValues>
        schema={postCreateSchema}
        defaultValues={blankPost}
        onSubmit={(values, { setError }) => save(() => create(changeOf(values)), setError)}
        message={message}
        isWide
        actions={<PostFormActions submitLabel={t('Create Post')} busyLabel={t('Creating...')} />}
      >
        <FormDraft slot={draft} fields={DRAFT_FIELDS} />
        <PostFields />
      </Form>
    </>
  );
}
