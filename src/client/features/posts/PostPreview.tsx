import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isBlankHtml } from '../../../contract/blankHtml';
import { BACKDATE_FORMAT, parseDay, today } from '../../../contract/dates';
import { isSameId } from '../../../contract/ids';
import { asFiles } from '../../shared/form/files/PhotoQueue';
import { formatBackdate } from '../../shared/text/dates';
import { toPlainText } from '../../shared/text/html';
import { useTranslation } from '../../shared/text/i18n';
import { langOf } from '../../shared/text/langOf';
import { FramedImage, imageAddress, ImageTile } from '../../shared/ui/FramedImage';
import { Phones } from '../../shared/ui/Phones';
import { ReadingDialog } from '../../shared/ui/ReadingDialog';
import { useObjectUrl } from '../../shared/ui/useObjectUrl';
import { PostHtml } from './PostHtml';
import { ChosenCategory, ChosenTags } from './postFields';
import type { PostFormValues } from './postFormValues';
import { lightColors } from './htmlStyles';
import type { StoredPost } from './readPost';
import { Lines } from '../../shared/ui/Lines';

const coverFrame = { width: '100%', aspectRatio: '16 / 9' };

function ChosenCover({ file }: { file: File }) {
  return <FramedImage src={useObjectUrl(file)} alt="" frame={coverFrame} />;
}

function ChosenTile({ file }: { file: File }) {
  return <ImageTile src={useObjectUrl(file)} alt="" />;
}

interface PostPreviewProps {
  values: PostFormValues;
  images?: Pick<StoredPost, 'cover_image' | 'description_images'>;
}

function Cover({ values, images }: PostPreviewProps) {
  const [file] = asFiles(values.cover_image);
  if (file) return <ChosenCover file={file} />;
  const stored = values.removed_cover_image ? null : images?.cover_image;
  if (!stored) return null;
  return <FramedImage src={imageAddress(stored.url, 960)} alt="" frame={coverFrame} />;
}

function Images({ values, images }: PostPreviewProps) {
  const { removed_description_images: removed = [], description_images } = values;
  const stored =
    images?.description_images.filter(({ id }) => !removed.some((gone) => isSameId(gone, id))) ??
    [];
  const chosen = asFiles(description_images);
  if (stored.length + chosen.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      {stored.map(({ id, url }) => (
        <ImageTile key={id} src={imageAddress(url, 160)} alt="" />
      ))}
      {chosen.map((file, index) => (
        <ChosenTile key={index} file={file} />
      ))}
    </Box>
  );
}

/**
 * The form's values as the public will see them. The description is sanitized as on the detail
 * page.
 */
function PublicPost({ values, images }: PostPreviewProps) {
  const { t } = useTranslation();
  const { title, category_id, tags, backdate, description } = values;
  const shownTitle = toPlainText(title);
  const day = parseDay(backdate, BACKDATE_FORMAT) ?? today();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Cover values={values} images={images} />
      <Typography
        lang={langOf(shownTitle)}
        sx={{ fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.8, overflowWrap: 'anywhere' }}
      >
        <Lines text={shownTitle || '-'} />
      </Typography>
      <Typography
        color="textSecondary"
        sx={{ fontSize: '0.8125rem', lineHeight: 1.8, overflowWrap: 'anywhere' }}
      >
        {category_id ? <ChosenCategory id={category_id} /> : t('No Category')}
        {' · '}
        {formatBackdate(day)}
        <br />
        {tags.length > 0 ? <ChosenTags ids={tags} /> : t('No tags')}
      </Typography>
      {!isBlankHtml(description) && <PostHtml html={description} />}
      <Images values={values} images={images} />
    </Box>
  );
}

export function PostPreview({ onClose, ...post }: PostPreviewProps & { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ReadingDialog
      title={t('As the public will read it')}
      onClose={onClose}
      maxWidth="md"
      content={{ tabIndex: 0, sx: lightColors }}
    >
      <Phones>
        <PublicPost {...post} />
      </Phones>
    </ReadingDialog>
  );
}
