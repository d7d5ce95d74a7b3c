import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { generatePath } from 'react-router';
import { BACKDATE_FORMAT } from '../../../contract/dates';
import { isSameId } from '../../../contract/ids';
import { UPLOAD } from '../../../contract/limits';
import { BACKDATE_UNREADABLE, POST_TYPES } from '../../../contract/post';
import type { Tag } from '../../../contract/tag';
import { useGetPostCategoriesQuery } from '../../shared/api/postCategoriesApi';
import type { PostCategory } from '../../shared/api/readPostCategories';
import { DateInput } from '../../shared/ui/DateInput';
import { FieldError, FieldFrame } from '../../shared/ui/FieldFrame';
import { FileInput } from '../../shared/form/files/FileInput';
import { Form, useField, useLabel } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import { LoadedSelect } from '../../shared/form/SelectInput';
import { TextInput } from '../../shared/form/TextInput';
import { useTranslation } from '../../shared/text/i18n';
import { paths } from '../../shared/pages/paths';
import { LoadingText } from '../../shared/ui/EmptyState';
import { Phone } from '../../shared/ui/icons';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { TryAgain } from '../../shared/ui/Retry';
import { useLazy } from '../../shared/ui/useLazy';
import { importEditor } from './importEditor';
import { POST_FIELDS } from './postFields';
import type { PostFormValues } from './postFormValues';
import type { StoredPost } from './readPost';
import { TagPicker } from './tagPicker/TagPicker';
import { useTagCreation } from './tagPicker/useTagPicker';

function BackdateInput() {
  const { field, fieldState } = useController<PostFormValues, 'backdate'>({ name: 'backdate' });
  return (
    <Box sx={{ maxWidth: { sm: 240 } }}>
      <DateInput
        label={useLabel('backdate')}
        value={field.value}
        onChange={field.onChange}
        format={BACKDATE_FORMAT}
        unreadable={BACKDATE_UNREADABLE}
        message={fieldState.error?.message}
        inputRef={field.ref}
      />
    </Box>
  );
}

/** Post or knowledge. An unknown type of another server selects neither. */
function PostTypeInput() {
  const field = useField('type');
  const { field: bound } = useController<PostFormValues, 'type'>({ name: 'type' });
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <FormLabel component="div" id={field.labelId}>
        {field.label}
      </FormLabel>
      <RadioGroup
        row
        name="type"
        value={bound.value}
        onChange={bound.onChange}
        onBlur={bound.onBlur}
        aria-labelledby={field.labelId}
        aria-describedby={field.describedBy}
        sx={{ columnGap: 2 }}
      >
        {POST_TYPES.map((type, index) => (
          <FormControlLabel
            key={type}
            value={type}
            label={POST_FIELDS.type.show(type)}
            control={<Radio slotProps={{ input: index === 0 ? { ref: bound.ref } : {} }} />}
          />
        ))}
      </RadioGroup>
      <FieldError {...field} />
    </Box>
  );
}

interface PostImagesProps {
  existing?: Pick<StoredPost, 'cover_image' | 'description_images'>;
}

function CoverInput({ existing }: PostImagesProps) {
  const { t } = useTranslation();
  const { control, setValue } = useFormContext<PostFormValues>();
  const isRemoved = useWatch({ control, name: 'removed_cover_image' });
  const cover = isRemoved ? null : existing?.cover_image;
  return (
    <FileInput
      name="cover_image"
      required={!existing}
      existing={cover ? [{ id: 'cover', url: cover.url, name: t('Current cover') }] : []}
      onRemoveExisting={() => setValue('removed_cover_image', true)}
    />
  );
}

function DescriptionImagesInput({ existing }: PostImagesProps) {
  const { control, setValue } = useFormContext<PostFormValues>();
  const removed = useWatch({ control, name: 'removed_description_images' }) ?? [];
  return (
    <FileInput
      name="description_images"
      multiple
      // The cover counts as one of the request's files.
      maxFiles={UPLOAD.maxFiles - 1}
      existing={existing?.description_images.filter(
        ({ id }) => !removed.some((gone) => isSameId(gone, id)),
      )}
      onRemoveExisting={({ id }) => setValue('removed_description_images', [...removed, id])}
    />
  );
}

const heightWith = (toolbar: number) => `calc(clamp(240px, 50vh, 560px) + ${toolbar}px)`;

/** The placeholder has the size of the editor, so that nothing moves later. */
const waiting = {
  display: 'grid',
  placeItems: 'center',
  height: { xs: heightWith(143), sm: heightWith(91) },
  '@media (min-width: 1400px)': { height: heightWith(51) },
  border: 1,
  borderColor: 'outline',
  borderRadius: 1,
  bgcolor: 'background.paper',
};

function EditorPlaceholder({ hasFailed, retry }: { hasFailed: boolean; retry: () => void }) {
  const { t } = useTranslation();
  if (!hasFailed) {
    return (
      <Box sx={waiting}>
        <LoadingText />
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      <InlineMessage severity="failure">{t('The editor could not be loaded.')}</InlineMessage>
      <TryAgain load={{ isFetching: false, refetch: retry }} />
    </Box>
  );
}

function PostDescription() {
  const field = useField('description');
  const { value: editor, status, load } = useLazy(importEditor, true);
  if (editor) return <editor.DescriptionInput name="description" />;
  return (
    <FieldFrame label={field.label} field={field} required>
      <EditorPlaceholder hasFailed={status === 'failed'} retry={() => void load()} />
    </FieldFrame>
  );
}

// The preview loads on demand, because few posts are previewed.
const importPreview = () => import('./PostPreview');

function PreviewButton({ images }: Pick<FieldsProps, 'images'>) {
  const { t } = useTranslation();
  const { getValues } = useFormContext<PostFormValues>();
  const preview = useLazy(importPreview);
  const [shown, setShown] = useState<PostFormValues | null>(null);
  const open = async () => {
    if (await preview.load(t('The preview could not be loaded.'))) setShown({ ...getValues() });
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Phone />}
        onClick={() => void open()}
        sx={{ justifySelf: 'start' }}
      >
        {t('Preview')}
      </Button>
      {shown && preview.value && (
        <preview.value.PostPreview values={shown} images={images} onClose={() => setShown(null)} />
      )}
    </>
  );
}

type FormProps = ComponentProps<typeof Form<PostFormValues>>;

interface FieldsProps {
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
      | 'draftName'
      | 'submit'
      | 'failureText'
      | 'submitsInvalid'
      | 'successText'
      | 'edited'
      | 'proposal'
    >,
    FieldsProps,
    ActionsProps {
  /** Whether the proposal had images that the post no longer has. */
  hadOtherImages?: boolean;
}

const TWO_COLUMNS = '@media (min-width: 1100px)';

const group = { display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 };

/**
 * One column in reading order. From 1100 px the images stand beside the text. The row of the text
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
  images: { ...group, [TWO_COLUMNS]: { gridArea: 'images' } },
  text: { ...group, [TWO_COLUMNS]: { gridArea: 'text' } },
};

const noTags: Tag[] = [];

const toOption = ({ id, name }: PostCategory) => ({ value: String(id), label: name || String(id) });

/**
 * The category, among those that the server offers. The stored one stays an option. For an edited
 * post, the page has just loaded them.
 */
function CategorySelect({ held }: { held: PostCategory | null | undefined }) {
  const { t } = useTranslation();
  const { currentData: categories, isError } = useGetPostCategoriesQuery(undefined, {
    refetchOnMountOrArgChange: held === undefined,
  });
  return (
    <LoadedSelect
      name="category_id"
      placeholder={t('Select a category')}
      offered={isError ? undefined : categories?.map(toOption)}
      held={held && toOption(held)}
      failure={isError ? t('Failed to fetch categories.') : null}
    />
  );
}

function PostFields({ held, images }: FieldsProps) {
  return (
    <Box sx={styles.fields}>
      <Box sx={styles.facts}>
        <TextInput name="title" autoComplete="off" required />
        <TagPicker name="tags" held={held?.tags ?? noTags} />
        <CategorySelect held={held?.category} />
        <PostTypeInput />
      </Box>
      <Box sx={styles.images}>
        <CoverInput existing={images} />
        <DescriptionImagesInput existing={images} />
      </Box>
      <Box sx={styles.text}>
        <BackdateInput />
        <PostDescription />
        <PreviewButton images={images} />
      </Box>
    </Box>
  );
}

/** The buttons. They wait for a tag that is being created. */
function PostFormActions(props: ActionsProps) {
  const [, { isLoading: isCreatingTag }] = useTagCreation();
  return <FormActions {...props} cancelTo={paths.Post} busy={isCreatingTag} />;
}

export function PostForm(props: PostFormProps) {
  const { t } = useTranslation();
  const { submitLabel, busyLabel, held, images, hadOtherImages = false, ...form } = props;
  const notes = [
    t('This is an earlier version. It is not saved yet.'),
    hadOtherImages && t('Its images are no longer stored. The current ones stay.'),
  ];
  return (
    <Form<PostFormValues>
      {...form}
      fields={POST_FIELDS}
      proposalNote={notes.filter(Boolean).join(' ')}
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
