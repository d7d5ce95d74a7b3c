import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { generatePath } from 'react-router';
import type { Tag } from '../../../contract/tag';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import { LoadedSelect } from '../../shared/form/SelectInput';
import { TextInput } from '../../shared/form/TextInput';
import { useTranslation } from '../../shared/i18n';
import { paths } from '../../shared/paths';
import { BackdateInput } from './BackdateInput';
import { CategorySearch } from './CategorySearch';
import { PostDescription } from './PostDescription';
import { POST_FIELDS } from './postFields';
import type { PostFormValues } from './postFormValues';
import { PostImages } from './PostImages';
import { useGetPostCategoriesQuery } from './postsApi';
import { PostTypeInput } from './PostTypeInput';
import type { PostCategory, StoredPost } from './readPost';
import { TagPicker } from './tagPicker/TagPicker';
import { useTagCreation } from './tagPicker/useTagPicker';

type FormProps = ComponentProps<typeof Form<PostFormValues>>;

interface FieldsProps {
  /** What the edited post already has; nothing for a new one. */
  held?: { tags: Tag[]; category: PostCategory | null };
  images?: Pick<StoredPost, 'cover_image' | 'description_images'>;
}

interface ActionsProps {
  submitLabel: string;
  busyLabel: string;
}

interface PostFormProps
  extends
    Pick<
      FormProps,
      | 'schema'
      | 'defaultValues'
      | 'submit'
      | 'failureText'
      | 'submitsInvalid'
      | 'successText'
      | 'edited'
    >,
    FieldsProps,
    ActionsProps {
  /** The form and what it edits, such as `post:12`. */
  draftName: string;
}

/** From this width on the sidebar leaves enough room for a second column. */
const TWO_COLUMNS = '@media (min-width: 1100px)';

const group = { display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 };

/**
 * One column in reading order; from 1100 px the images are beside the text. The row of the text
 * absorbs the height of the images, so that no gap opens between the fields.
 */
const styles = {
  fields: {
    display: 'grid',
    gap: 2.5,
    minWidth: 0,
    maxWidth: 760,
    [TWO_COLUMNS]: {
      maxWidth: 'none',
      columnGap: 4,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 25%)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"facts images" "text images"',
    },
  },
  facts: { ...group, [TWO_COLUMNS]: { gridArea: 'facts' } },
  images: { minWidth: 0, [TWO_COLUMNS]: { gridArea: 'images' } },
  text: { ...group, [TWO_COLUMNS]: { gridArea: 'text' } },
};

const noTags: Tag[] = [];

const toOption = ({ id, name }: PostCategory) => ({ value: String(id), label: name || String(id) });

/**
 * The category, out of those that the server offers; the stored one stays a choice. For an edited post, its
 * page has just asked for them.
 */
function CategorySelect({ held }: { held: PostCategory | null | undefined }) {
  const { t } = useTranslation();
  const { currentData: categories, isError } = useGetPostCategoriesQuery(undefined, {
    refetchOnMountOrArgChange: held === undefined,
  });
  return (
    <LoadedSelect
      name="category_id"
      label={t('Category')}
      search={{ label: t('Search categories'), Search: CategorySearch }}
      placeholder={t('Select a category')}
      offered={isError ? undefined : categories?.map(toOption)}
      held={held && toOption(held)}
      failure={isError ? t('Failed to fetch categories.') : null}
    />
  );
}

function PostFields({ held, images }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <Box sx={styles.fields}>
      <Box sx={styles.facts}>
        <TextInput name="title" label={t('Title')} autoComplete="off" required />
        <TagPicker name="tags" label={t('Tag')} held={held?.tags ?? noTags} />
        <CategorySelect held={held?.category} />
        <PostTypeInput name="type" label={t('Post Type')} />
      </Box>
      <Box sx={styles.images}>
        <PostImages existing={images} />
      </Box>
      <Box sx={styles.text}>
        <BackdateInput name="backdate" label={t('Backdate')} />
        <PostDescription name="description" label={t('Description')} />
      </Box>
    </Box>
  );
}

/** The buttons, which wait for a tag that is being created. */
function PostFormActions(props: ActionsProps) {
  const [, { isLoading: isCreatingTag }] = useTagCreation();
  return <FormActions {...props} cancelTo={paths.Post} busy={isCreatingTag} />;
}

/** The form of creating and editing. Its draft is kept until the post is saved. */
export function PostForm(props: PostFormProps) {
  const { draftName, submitLabel, busyLabel, held, images, ...form } = props;
  return (
    <Form<PostFormValues>
      {...form}
      draft={{ name: draftName, fields: POST_FIELDS }}
      nameOf={({ title }) => title}
      pageOf={(id) => generatePath(paths.PostDetail, { id })}
      savedTo={paths.Post}
      isWide
      actions={<PostFormActions submitLabel={submitLabel} busyLabel={busyLabel} />}
    >
      <PostFields held={held} images={images} />
    </Form>
  );
}
