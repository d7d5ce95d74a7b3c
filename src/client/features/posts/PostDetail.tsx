import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isBlankHtml } from '../../../contract/text';
import { ImageGallery } from '../../shared/ui/ImageGallery';
import { langOf } from '../../shared/text/langOf';
import { toPlainText } from '../../shared/text/toPlainText';
import { createdOn } from './createdOn';
import { articleStyles, bodyStyles, factsStyles, titleStyles } from './detailStyles';
import { PostCover } from './PostCover';
import { PostHtml } from './PostHtml';
import { postTypeLabel } from './postTypeLabel';
import type { StoredPost } from './readPost';
import { TagList } from './TagList';

/** A post as section 2 shows it: title, category, tags, type, cover, description, images. */
export function PostDetail({ post }: { post: StoredPost }) {
  const { t } = useTranslation();
  const title = toPlainText(post.title);
  return (
    <Card component="article" sx={articleStyles}>
      <Typography variant="h2" lang={langOf(title)} sx={titleStyles}>
        {title || '-'}
      </Typography>
      <Box component="dl" sx={factsStyles}>
        <dt>{t('Category')}</dt>
        <dd>{post.category ?? t('No Category')}</dd>
        <dt>{t('Tags')}</dt>
        <dd>
          <TagList tags={post.tags} />
        </dd>
        <dt>{t('Type')}</dt>
        <dd>{postTypeLabel(t, post.type)}</dd>
        <dt>{t('Created At')}</dt>
        <dd>{createdOn(post)}</dd>
      </Box>
      <Box sx={bodyStyles}>
        {post.cover_image && <PostCover url={post.cover_image.url} />}
        {!isBlankHtml(post.description) && <PostHtml html={post.description} />}
        {post.description_images.length > 0 && <ImageGallery images={post.description_images} />}
      </Box>
    </Card>
  );
}
