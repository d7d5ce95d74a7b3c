import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Image } from '../../../contract/image';
import type { Translate } from '../text/i18n';
import { ImageTile, imageAddress } from './FramedImage';
import { ImageOverlay } from './ImageOverlay';
import type { Picture } from './ImageOverlay';

/** Images as pictures labelled Image 1 to Image n. */
export const picturesOf = (t: Translate, images: Pick<Image, 'url'>[]): Picture[] =>
  images.map(({ url }, index) => ({
    src: url,
    label: t('Image {{number}}', { number: index + 1 }),
  }));

/** The overlay of all pictures of a page, and how to open it at one of them. */
export function useImageOverlay(pictures: Picture[]) {
  const [shown, setShown] = useState<number | null>(null);
  return {
    open: (index: number) => setShown(index),
    overlay: <ImageOverlay pictures={pictures} shown={shown} onShow={setShown} />,
  };
}

interface ImageButtonProps {
  /** Shown below the picture. */
  label: string;
  onOpen: () => void;
  /** The smaller picture on the page. */
  children: ReactNode;
}

/** A labelled picture that opens the image in full size. */
export function ImageButton({ label, onOpen, children }: ImageButtonProps) {
  return (
    <ButtonBase onClick={onOpen} sx={{ display: 'block', width: '100%', textAlign: 'start' }}>
      {children}
      <Typography sx={{ pt: 1 }}>{label}</Typography>
    </ButtonBase>
  );
}

interface ImageGalleryProps {
  pictures: Picture[];
  /** Opens the picture with this index in full size. */
  onOpen: (index: number) => void;
}

/** A grid of pictures, each of which opens in full size. */
export function ImageGallery({ pictures, onOpen }: ImageGalleryProps) {
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
      {pictures.map(({ src, label }, index) => (
        <li key={label}>
          <ImageButton label={label} onOpen={() => onOpen(index)}>
            <ImageTile src={imageAddress(src, 960)} alt="" />
          </ImageButton>
        </li>
      ))}
    </Box>
  );
}
