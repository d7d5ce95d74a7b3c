import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { isBlankHtml } from '../../../contract/blankHtml';
import type { Tag } from '../../../contract/tag';
import { isWorthRetrying } from '../../shared/api/load';
import { DetailPage } from '../../shared/records/DetailPage';
import { paths } from '../../shared/pages/paths';
import { useCan } from '../../shared/session/useCan';
import { toPlainText } from '../../shared/text/html';
import { useTranslation } from '../../shared/text/i18n';
import { langOf } from '../../shared/text/langOf';
import { FramedImage, imageAddress } from '../../shared/ui/FramedImage';
import {
  ImageButton,
  ImageGallery,
  picturesOf,
  useImageOverlay,
} from '../../shared/ui/ImageGallery';
import { ShareButton } from '../../shared/share/ShareButton';
import { loadPart, useLazy } from '../../shared/ui/useLazy';
import { PostHtml } from './PostHtml';
import { importEditPage } from './importEditPage';
import { importEditor } from './importEditor';
import { createdOn, POST_FIELDS } from './postFields';
import { useGetPostQuery } from './postsApi';
import type { StoredPost } from './readPost';
import { Lines } from '../../shared/ui/Lines';

const articleStyles: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 720px) minmax(200px, 1fr)' },
  gridTemplateAreas: {
    xs: '"title" "facts" "body"',
    lg: '"title facts" "body facts"',
  },
  gridTemplateRows: { lg: 'auto 1fr' },
  columnGap: 4,
  rowGap: 2,
  p: { xs: 2, sm: 3 },
  '@media print': { border: 0, p: 0, '& button': { breakInside: 'avoid' } },
};

const titleStyles = { gridArea: 'title', overflowWrap: 'anywhere' };

const bodyStyles = {
  gridArea: 'body',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
};

const factsStyles: SxProps<Theme> = {
  gridArea: 'facts',
  alignSelf: 'start',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(96px, max-content) minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: { xs: 1, lg: 0 },
  m: 0,
  pl: { lg: 3 },
  borderLeft: { lg: 1 },
  borderColor: { lg: 'divider' },
  lineHeight: 1.8,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { lg: 1.5 }, overflowWrap: 'anywhere' },
};

const tagListStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  p: 0,
  m: 0,
  listStyle: 'none',
};

const tagStyles = {
  px: 1.25,
  borderRadius: 1,
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
  color: 'tone.neutral.text',
  bgcolor: 'tone.neutral.surface',
};

const coverFrame = { width: '100%', aspectRatio: '16 / 9' };

function TagList({ tags }: { tags: Tag[] }) {
  const { t } = useTranslation();
  if (tags.length === 0) return <span>{t('No tags')}</span>;
  return (
    <Box component="ul" sx={tagListStyles}>
      {tags.map(({ id, name }) => (
        <Box component="li" key={id} sx={tagStyles}>
          {name}
        </Box>
      ))}
    </Box>
  );
}

/**
 * Whether to prefetch: not if the device saves data, which only Chromium reports, and not in Safari
 * before 26, which has no idle callbacks.
 */
function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData !== true && 'requestIdleCallback' in window;
}

function usePrefetchedForm(): void {
  const mayEdit = useCan('post-edit');
  useEffect(() => {
    if (!mayEdit || !mayPrefetch()) return undefined;
    const load = () => Promise.all([loadPart(importEditor), importEditPage()]);
    const handle = requestIdleCallback(() => void load().catch(() => undefined));
    return () => cancelIdleCallback(handle);
  }, [mayEdit]);
}

function PostDetail({ post }: { post: StoredPost }) {
  const { t } = useTranslation();
  usePrefetchedForm();
  const title = toPlainText(post.title);
  const cover = post.cover_image?.url;
  const covers = cover ? [{ src: cover, label: t(POST_FIELDS.cover_image.label) }] : [];
  const images = picturesOf(t, post.description_images);
  const { open, overlay } = useImageOverlay([...covers, ...images]);
  return (
    <Card component="article" sx={articleStyles}>
      <Typography variant="h2" lang={langOf(title)} sx={titleStyles}>
        <Lines text={title || '-'} />
      </Typography>
      <Box component="dl" sx={factsStyles}>
        <dt>{t(POST_FIELDS.category_id.label)}</dt>
        <dd>
          <Lines text={post.category ?? t('No Category')} />
        </dd>
        <dt>{t(POST_FIELDS.tags.heading)}</dt>
        <dd>
          <TagList tags={post.tags} />
        </dd>
        <dt>{t(POST_FIELDS.type.heading)}</dt>
        <dd>{POST_FIELDS.type.show(post.type)}</dd>
        <dt>{t(POST_FIELDS.backdate.heading)}</dt>
        <dd>{createdOn(post)}</dd>
      </Box>
      <Box sx={bodyStyles}>
        {cover && (
          <ImageButton label={t(POST_FIELDS.cover_image.label)} onOpen={() => open(0)}>
            <FramedImage src={imageAddress(cover, 960)} alt="" frame={coverFrame} />
          </ImageButton>
        )}
        {!isBlankHtml(post.description) && <PostHtml html={post.description} />}
        {images.length > 0 && (
          <ImageGallery pictures={images} onOpen={(index) => open(covers.length + index)} />
        )}
      </Box>
      {overlay}
    </Card>
  );
}

// The share dialog loads on demand, because most visits only read.
const importShare = () => import('./SharePost');

function SharePostButton({ post }: { post: StoredPost }) {
  const { t } = useTranslation();
  const dialog = useLazy(importShare);
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    if (await dialog.load(t('The share dialog could not be loaded.'))) setIsOpen(true);
  };
  return (
    <>
      <ShareButton onClick={() => void open()} />
      {isOpen && dialog.value && (
        <dialog.value.SharePost post={post} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

/** The detail page of a post. `Not found` and `failed to load` have different messages. */
export function PostDetailPage() {
  const { t } = useTranslation();
  return (
    <DetailPage<StoredPost>
      title={t('Post Detail')}
      noun="post"
      list={paths.Post}
      edit={paths.PostEdit}
      useRecord={useGetPostQuery}
      subjectOf={({ title }) => toPlainText(title)}
      failureOf={(load) =>
        isWorthRetrying(load) ? t('Failed to load post details.') : t('Post not found.')
      }
      actions={(post) => <SharePostButton post={post} />}
    >
      {(post) => <PostDetail post={post} />}
    </DetailPage>
  );
}
