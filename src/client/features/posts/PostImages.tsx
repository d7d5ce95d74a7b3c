import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import { UPLOAD } from '../../../contract/limits';
import { FileInput } from '../../shared/form/FileInput';
import type { ExistingImage } from '../../shared/form/FileTiles';
import type { StoredPost } from './readPost';

/** What is taken out of a post; nothing of it happens before Update. */
export interface Removed {
  cover: boolean;
  images: Id[];
}

export interface ExistingPostImages {
  post: Pick<StoredPost, 'cover_image' | 'description_images'>;
  removed: Removed;
  onRemove: (removed: Removed) => void;
}

interface PostImagesProps {
  /** The images of a post that is edited. */
  existing?: ExistingPostImages;
}

function coverTile({ post: { cover_image }, removed }: ExistingPostImages, name: string) {
  const tile: ExistingImage = { id: 'cover', url: cover_image?.url ?? '', name };
  return cover_image && !removed.cover ? [tile] : [];
}

/** Cover and description images (section 2), beside the text where there is room. */
export function PostImages({ existing }: PostImagesProps) {
  const { t } = useTranslation();
  const { post, removed, onRemove } = existing ?? {};
  const isLeft = ({ id }: ExistingImage) => !removed?.images.some((gone) => isSameId(gone, id));
  return (
    <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 }}>
      <FileInput
        name="cover_image"
        label={t('Cover Photo')}
        required={!existing}
        existing={existing && coverTile(existing, t('Current cover'))}
        onRemoveExisting={() => removed && onRemove?.({ ...removed, cover: true })}
      />
      <FileInput
        name="description_images"
        label={t('Description Image')}
        multiple
        // The cover travels with them.
        maxFiles={UPLOAD.maxFiles - 1}
        existing={post?.description_images.filter(isLeft)}
        onRemoveExisting={({ id }) =>
          removed && onRemove?.({ ...removed, images: [...removed.images, id] })
        }
      />
    </Box>
  );
}
