import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Tag } from '../../../contract/tag';
import { TextInput } from '../../shared/form/TextInput';
import { BackdateInput } from './BackdateInput';
import { CategorySelect } from './CategorySelect';
import { PostDescription } from './PostDescription';
import { formStyles } from './formStyles';
import { PostImages } from './PostImages';
import type { ExistingPostImages } from './PostImages';
import { PostTypeInput } from './PostTypeInput';
import type { PostCategory } from './readPost';
import { TagPicker } from './tagPicker/TagPicker';

interface PostFieldsProps {
  /** What the post that is edited holds; a new one holds nothing. */
  held?: { tags: Tag[]; category: PostCategory | null };
  images?: ExistingPostImages;
}

const noTags: Tag[] = [];

/** The fields that creating and editing share, in the order of section 2. */
export function PostFields({ held, images }: PostFieldsProps) {
  const { t } = useTranslation();
  return (
    <Box sx={formStyles.fields}>
      <Box sx={formStyles.facts}>
        <TextInput name="title" label={t('Title')} autoComplete="off" required />
        <TagPicker name="tags" label={t('Tag')} held={held?.tags ?? noTags} />
        <CategorySelect held={held?.category ?? null} />
        <PostTypeInput name="type" label={t('Post Type')} />
      </Box>
      <Box sx={formStyles.images}>
        <PostImages existing={images} />
      </Box>
      <Box sx={formStyles.text}>
        <BackdateInput name="backdate" label={t('Backdate')} />
        <PostDescription name="description" label={t('Description')} />
      </Box>
    </Box>
  );
}
