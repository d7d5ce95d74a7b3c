import Box from '@mui/material/Box';
import { Fragment, useMemo, useSyncExternalStore } from 'react';
import { generatePath } from 'react-router';
import type { Tag } from '../../../contract/tag';
import { withoutDirection } from '../../../contract/text';
import { Marked } from '../../shared/lists/Marked';
import { PagedTable } from '../../shared/lists/PagedTable';
import { TrashLink } from '../../shared/records/TrashLink';
import { useListPage } from '../../shared/lists/useListPage';
import type { ListController } from '../../shared/lists/useListPage';
import { useRowDeletion } from '../../shared/records/useRowDeletion';
import { paths } from '../../shared/pages/paths';
import { useCan } from '../../shared/session/useCan';
import { toPlainText } from '../../shared/text/html';
import { useTranslation } from '../../shared/text/i18n';
import { langOf } from '../../shared/text/langOf';
import { truncate } from '../../shared/text/truncate';
import { FramedImage } from '../../shared/ui/FramedImage';
import { CreateButton } from '../../shared/ui/CreateButton';
import { PageHeader } from '../../shared/ui/PageHeader';
import { RowActions } from '../../shared/ui/RowActions';
import { RowLink } from '../../shared/ui/RowLink';
import { Tooltip } from '../../shared/ui/Tooltip';
import { createdOn, POST_FIELDS } from './postFields';
import { postsApi, useDeletePostMutation } from './postsApi';
import type { StoredPost } from './readPost';
import { Lines } from '../../shared/ui/Lines';

const TEXT_LIMITS = [
  { maxWidth: 1280, characters: 30 },
  { maxWidth: 1520, characters: 60 },
  { maxWidth: 1900, characters: 80 },
  { maxWidth: Infinity, characters: 100 },
] as const;

export function limitForWidth(width: number): number {
  return TEXT_LIMITS.find(({ maxWidth }) => width <= maxWidth)?.characters ?? 0;
}

function onResize(listen: () => void) {
  window.addEventListener('resize', listen);
  return () => window.removeEventListener('resize', listen);
}

const readLimit = () => limitForWidth(window.innerWidth);

const useTextLimit = () => useSyncExternalStore(onResize, readLimit);

function Line({ html, isMuted, to }: { html: string; isMuted?: boolean; to?: string }) {
  const limit = useTextLimit();
  const text = useMemo(() => toPlainText(html), [html]);
  const shown = <Marked text={text} shown={truncate(text, limit)} />;
  const lang = langOf(text);
  return (
    <Box
      lang={lang}
      data-one-line={isMuted && ''}
      sx={isMuted ? { color: 'text.secondary', fontSize: '0.8125rem' } : { fontWeight: 600 }}
    >
      {to === undefined ? (
        shown
      ) : (
        <RowLink to={to} lang={lang}>
          {shown}
        </RowLink>
      )}
    </Box>
  );
}

export function PostTitle({ post, to }: { post: StoredPost; to?: string }) {
  return (
    <Box sx={{ lineHeight: 1.8, overflowWrap: 'anywhere' }}>
      <Line html={post.title || '-'} to={to} />
      <Line html={post.description} isMuted />
    </Box>
  );
}

const TAGS_PER_ROW = 2;

function RowTags({ tags }: { tags: Tag[] }) {
  const { t } = useTranslation();
  if (tags.length === 0) return <span>{t('No Tags')}</span>;
  const names = tags.map(({ name }) => name);
  const rest = names.length - TAGS_PER_ROW;
  const all = names.map(withoutDirection).join(', ');
  const shownTags = (
    <span data-two-lines>
      {names.slice(0, TAGS_PER_ROW).map((name, index) => (
        <Fragment key={name}>
          {index > 0 && <span>{', '}</span>}
          <Marked text={name} />
        </Fragment>
      ))}
      {rest > 0 && <span>{` +${rest}`}</span>}
    </span>
  );
  if (rest <= 0) return shownTags;
  return (
    <Tooltip title={all} align="start" side="above">
      <span aria-description={all}>{shownTags}</span>
    </Tooltip>
  );
}

/** On a phone each line of a row is needed for text. */
const iconStyles = {
  display: { xs: 'none', sm: 'inline-block' },
  width: 18,
  height: 18,
  mr: 0.5,
  verticalAlign: 'text-bottom',
};

/** Decorative, because the name of the category follows. */
function RowIcon({ src }: { src: string }) {
  return (
    <Box component="span" data-icon sx={iconStyles}>
      <FramedImage src={src} alt="" frame={{ width: 18, height: 18 }} />
    </Box>
  );
}

const detailOf = ({ id }: StoredPost) => generatePath(paths.PostDetail, { id: String(id) });

function PostTable({ list }: { list: ListController<StoredPost> }) {
  const { t } = useTranslation();
  const mayEdit = useCan('post-edit');
  const mayDelete = useCan('post-delete');
  const deletionOf = useRowDeletion(useDeletePostMutation(), 'post', {
    question: t('Are you sure you want to delete this post?'),
    success: t('Post deleted successfully!'),
    failure: t('Failed to delete post. Please try again later.'),
  });
  const prefetch = postsApi.usePrefetch('getPost');
  const actionsOf = (post: StoredPost) => {
    const { id, title } = post;
    const at = { id: String(id) };
    const view = { to: detailOf(post), onApproach: () => prefetch(at.id) };
    return (
      <RowActions
        view={view}
        edit={mayEdit ? { to: generatePath(paths.PostEdit, at) } : undefined}
        remove={mayDelete ? deletionOf({ id, about: toPlainText(title) }) : undefined}
      />
    );
  };
  return (
    <PagedTable
      list={list}
      caption={t('Post List')}
      links={<TrashLink noun="post" />}
      pictureOf={({ cover_image }) => cover_image?.url}
      emptyText={t('No post data found.')}
      columns={[
        {
          header: t(POST_FIELDS.title.label),
          kind: 'main',
          width: 18,
          render: (post) => <PostTitle post={post} to={detailOf(post)} />,
        },
        {
          header: t(POST_FIELDS.tags.heading),
          width: 9,
          render: ({ tags }) => <RowTags tags={tags} />,
        },
        {
          header: t(POST_FIELDS.category_id.label),
          width: 10.75,
          render: ({ category, category_icon }) => (
            <>
              {category_icon && <RowIcon src={category_icon} />}
              <span data-two-lines>
                <Lines text={category ?? t('No Category')} />
              </span>
            </>
          ),
        },
        {
          header: t(POST_FIELDS.type.heading),
          width: 5.5,
          render: ({ type }) => POST_FIELDS.type.show(type),
        },
        {
          header: t(POST_FIELDS.backdate.heading),
          width: 5.5,
          render: (post) => (
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {createdOn(post)}
            </Box>
          ),
        },
        { header: t('Actions'), kind: 'actions', render: actionsOf },
      ]}
    />
  );
}

/** The list of posts. A failed load shows an empty list without a message. */
export function PostListPage() {
  const { t } = useTranslation();
  const mayCreate = useCan('post-create');
  const posts = useListPage<StoredPost>(postsApi.endpoints.getPosts);
  return (
    <>
      <PageHeader
        title={t('Posts')}
        actions={mayCreate && <CreateButton to={paths.PostCreate} />}
      />
      <PostTable list={posts} />
    </>
  );
}
