import Box from '@mui/material/Box';
import { isSameId } from '../../../contract/ids';
import { UPLOAD } from '../../../contract/limits';
import { FileInput } from '../../shared/form/files/FileInput';
import type { ExistingImage } from '../../shared/form/files/FileTiles';
import { useTranslation } from '../../shared/i18n';
import type { RemovedImages } from './postFormValues';
import type { StoredPost } from './readPost';

export interface ExistingPostImages {
  post: Pick<StoredPost, 'cover_image' | 'description_images'>;
  removed: RemovedImages;
  onRemove: (removed: RemovedImages) => void;
}

interface PostImagesProps {
  /** The images of a post that is edited. */
  existing?: ExistingPostImages;
}

function coverTile({ post: { cover_image }, removed }: ExistingPostImages, name: string) {
  const tile: ExistingImage = { id: 'cover', url: cover_image?.url ?? '', name };
  return cover_image && !removed.removed_cover_image ? [tile] : [];
}

export function PostImages({ existing }: PostImagesProps) {
  const { t } = useTranslation();
  const { post, removed, onRemove } = existing ?? {};
  const gone = removed?.removed_description_images ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 }}>
      <FileInput
        name="cover_image"
        label={t('Cover Photo')}
        required={!existing}
        existing={existing && coverTile(existing, t('Current cover'))}
        onRemoveExisting={() => removed && onRemove?.({ ...removed, removed_cover_image: true })}
      />
      <FileInput
        name="description_images"
        label={t('Description Image')}
        multiple
        // The cover is one of the files of the request.
        maxFiles={UPLOAD.maxFiles - 1}
        existing={post?.description_images.filter(({ id }) => !gone.some((o) => isSameId(o, id)))}
        onRemoveExisting={({ id }) =>
          removed && onRemove?.({ ...removed, removed_description_images: [...gone, id] })
        }
      />
    </Box>
  );
}
