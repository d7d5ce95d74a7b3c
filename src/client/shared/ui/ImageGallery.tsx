import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Image } from '../../../contract/image';
import { imageAddress } from './imageAddress';
import { ImageButton } from './ImageButton';
import { ImageTile } from './ImageTile';

/** A grid of images labelled Image 1 to Image n; pressing one opens it in full size. */
export function ImageGallery({ images }: { images: Pick<Image, 'id' | 'url'>[] }) {
  const { t } = useTranslation();
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        p: 0,
        m: 0,
        listStyle: 'none',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
      }}
    >
      {images.map(({ id, url }, index) => (
        <li key={id}>
          <ImageButton src={url} label={t('Image {{number}}', { number: index + 1 })}>
            <ImageTile src={imageAddress(url, 640)} alt="" />
          </ImageButton>
        </li>
      ))}
    </Box>
  );
}
