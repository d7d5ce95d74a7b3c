import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '../../../contract/image';
import { ImageOverlay } from '../../shared/ui/ImageOverlay';
import { ImageTile } from '../../shared/ui/ImageTile';

/** A grid of images labelled Image 1 to Image n; pressing one opens it in full size. */
export function SliderGallery({ images }: { images: Image[] }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<number | null>(null);
  const labelOf = (index: number) => t('Image {{number}}', { number: index + 1 });
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
          <ButtonBase
            onClick={() => setShown(index)}
            sx={{ display: 'block', width: '100%', textAlign: 'start' }}
          >
            <ImageTile src={url} alt="" />
            <Typography sx={{ pt: 1 }}>{labelOf(index)}</Typography>
          </ButtonBase>
        </li>
      ))}
      <ImageOverlay
        open={shown !== null}
        src={images[shown ?? 0]?.url ?? ''}
        alt={labelOf(shown ?? 0)}
        onClose={() => setShown(null)}
      />
    </Box>
  );
}
