import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { isSameId } from '../../../contract/ids';
import { UPLOAD } from '../../../contract/limits';
import { FileInput } from '../../shared/form/files/FileInput';
import { useTranslation } from '../../shared/i18n';
import type { PostFormValues } from './postFormValues';
import type { StoredPost } from './readPost';

interface PostImagesProps {
  /** The images of a post that is edited; nothing is sent before Update. */
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
      label={t('Cover Photo')}
      required={!existing}
      existing={cover ? [{ id: 'cover', url: cover.url, name: t('Current cover') }] : []}
      onRemoveExisting={() => setValue('removed_cover_image', true)}
    />
  );
}

function DescriptionImagesInput({ existing }: PostImagesProps) {
  const { t } = useTranslation();
  const { control, setValue } = useFormContext<PostFormValues>();
  const removed = useWatch({ control, name: 'removed_description_images' }) ?? [];
  return (
    <FileInput
      name="description_images"
      label={t('Description Image')}
      multiple
      // The cover is one of the files of the request.
      maxFiles={UPLOAD.maxFiles - 1}
      existing={existing?.description_images.filter(
        ({ id }) => !removed.some((gone) => isSameId(gone, id)),
      )}
      onRemoveExisting={({ id }) => setValue('removed_description_images', [...removed, id])}
    />
  );
}

export function PostImages({ existing }: PostImagesProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 }}>
      <CoverInput existing={existing} />
      <DescriptionImagesInput existing={existing} />
    </Box>
  );
}
