import { useState } from 'react';
import { postEditSchema } from '../../../contract/post';
import { useGetPostCategoriesQuery } from '../../shared/api/postCategoriesApi';
import type { PostCategory } from '../../shared/api/readPostCategories';
import { useProposedVersion } from '../../shared/form/useProposedVersion';
import { useTranslation } from '../../shared/text/i18n';
import { paths } from '../../shared/pages/paths';
import { toPlainText } from '../../shared/text/html';
import { EditPage } from '../../shared/records/EditPage';
import { ContentState } from '../../shared/ui/ContentState';
import { PostForm } from './PostForm';
import { categoryOf, hadOtherImages, isNoDay, proposalOf, valuesOf } from './postFormValues';
import { useGetPostQuery, useUpdatePostMutation } from './postsApi';
import { readPost } from './readPost';
import type { StoredPost } from './readPost';

interface PostEditFormProps {
  post: StoredPost;
  category: PostCategory | null;
}

/**
 * The edit form. Invalid values show their messages and are sent anyway. Only a backdate that is
 * not a day cannot be sent.
 */
export function PostEditForm(props: PostEditFormProps) {
  const { t } = useTranslation();
  // The state when the form opened. A refetch must not change it during editing.
  const [{ post, category }] = useState(props);
  const [stored, setStored] = useState(post);
  const [update] = useUpdatePostMutation();
  const version = useProposedVersion(readPost);
  return (
    <PostForm
      draftName={`post:${post.id}`}
      schema={postEditSchema}
      defaultValues={valuesOf(post, category)}
      submit={(save) => update({ ...save, id: post.id })}
      proposal={version && proposalOf(version)}
      edited={{
        version: post.version,
        read: (current) => {
          const read = readPost(current);
          return read && valuesOf(read, categoryOf(read, undefined));
        },
        onStale: (current) => setStored(readPost(current) ?? post),
      }}
      submitsInvalid={({ backdate }) => !isNoDay(backdate)}
      failureText="Failed to update post."
      successText={t('Post updated successfully!')}
      submitLabel={t('Update')}
      busyLabel={t('Updating...')}
      held={{ tags: [...post.tags, ...stored.tags, ...(version?.tags ?? [])], category }}
      images={stored}
      hadOtherImages={version !== null && hadOtherImages(version, post)}
    />
  );
}

/**
 * Returns the categories, and whether their first request has ended. A later one must not close the
 * form.
 */
function useCategories() {
  const { data, isLoading } = useGetPostCategoriesQuery();
  const [hasEnded, setHasEnded] = useState(false);
  if (!isLoading && !hasEnded) setHasEnded(true);
  return { categories: data, hasEnded };
}

/** If the category of the post came without an id, the form waits for the list, which has it. */
export function PostEditPage() {
  const { t } = useTranslation();
  const { categories, hasEnded } = useCategories();
  return (
    <EditPage<StoredPost>
      title={t('Edit Post')}
      noun="post"
      list={paths.Post}
      useRecord={useGetPostQuery}
      subjectOf={({ title }) => toPlainText(title)}
      failureText={t('Failed to load post data.')}
    >
      {(post) => (
        <ContentState status={post.categoryId !== null || hasEnded ? 'loaded' : 'loading'}>
          <PostEditForm post={post} category={categoryOf(post, categories)} />
        </ContentState>
      )}
    </EditPage>
  );
}
