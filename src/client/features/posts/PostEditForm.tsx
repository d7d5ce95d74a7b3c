import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { postEditSchema } from '../../../contract/post';
import { Form } from '../../shared/form/Form';
import { FormDraft } from '../../shared/form/FormDraft';
import type { SetFieldError } from '../../shared/form/formTypes';
import { useDraftSlot } from '../../shared/form/useDraftSlot';
import { PostFields } from './PostFields';
import { changeOf, DRAFT_FIELDS, isNoDay, valuesOf } from './postForm';
import type { PostValues } from './postForm';
import { PostFormActions } from './PostFormActions';
import type { Removed } from './PostImages';
import { useUpdatePostMutation } from './postsApi';
import type { PostCategory, StoredPost } from './readPost';
import { useSavePost } from './useSavePost';

interface PostEditFormProps {
  post: StoredPost;
  category: PostCategory | null;
}

/**
 * Changes a post. What is wrong is shown, and the call still goes (section 5, readings 75); only a
 * backdate that is no day cannot be sent at all (readings 80).
 */
export function PostEditForm(props: PostEditFormProps) {
  const { t } = useTranslation();
  // As the form began: a later refresh must not change it under the hand.
  const [{ post, category }] = useState(props);
  const [removed, setRemoved] = useState<Removed>({ cover: false, images: [] });
  const draft = useDraftSlot(`post:${post.id}`);
  const [update] = useUpdatePostMutation();
  const { save, message } = useSavePost(draft, {
    failure: 'Failed to update post.',
    success: 'Post updated successfully!',
  });

  const submit = async (values: PostValues, { setError }: { setError: SetFieldError }) => {
    if (isNoDay(values.backdate)) return;
    const taken = { removedCover: removed.cover, removedImages: removed.images };
    await save(() => update({ ...changeOf(values), ...taken, id: post.id }), setError);
  };

  return (
    <Form<PostValues>
      schema={postEditSchema}
      defaultValues={valuesOf(post, category)}
      onSubmit={submit}
      submitsInvalid
      message={message}
      isWide
      actions={<PostFormActions submitLabel={t('Update')} busyLabel={t('Updating...')} />}
    >
      <FormDraft slot={draft} fields={DRAFT_FIELDS} />
      <PostFields
        held={{ tags: post.tags, category }}
        images={{ post, removed, onRemove: setRemoved }}
      />
    </Form>
  );
}
