import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Image } from '../../../contract/image';
import { useTranslation } from '../i18n';
import { useLayer } from '../leaving/useLayer';
import { ImageTile, imageAddress } from './FramedImage';

interface ImageOverlayProps {
  open: boolean;
  src: string;
  alt: string;
  onClose: () => void;
}

const sheet = {
  m: 0,
  width: 'auto',
  maxWidth: '100vw',
  maxHeight: '100dvh',
  border: 0,
  bgcolor: 'transparent',
  boxShadow: 'none',
  overflow: 'visible',
};

const picture = {
  display: 'block',
  minWidth: 80,
  minHeight: 80,
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'calc(100dvh - 128px)',
  borderRadius: 1,
  bgcolor: 'background.raised',
};

export function ImageOverlay({ open, src, alt, onClose }: ImageOverlayProps) {
  const { t } = useTranslation();
  const { close } = useLayer(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={close}
      maxWidth={false}
      fullWidth={false}
      // The image is the whole content, so its text names the dialog; there is no title.
      slotProps={{ paper: { 'aria-label': alt, 'aria-labelledby': undefined, sx: sheet } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', pb: 1 }}>
        <IconButton
          aria-label={t('Close')}
          onClick={close}
          sx={{ bgcolor: 'background.raised', border: 1, borderColor: 'outline' }}
        >
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box component="img" src={src} alt={alt} sx={picture} />
    </Dialog>
  );
}

interface ImageButtonProps {
  src: string;
  /** Shown below the picture; also names the overlay. */
  label: string;
  /** The smaller picture on the page. */
  children: ReactNode;
}

/** A labelled picture that opens the image in full size. */
export function ImageButton({ src, label, children }: ImageButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ButtonBase
        onClick={() => setIsOpen(true)}
        sx={{ display: 'block', width: '100%', textAlign: 'start' }}
      >
        {children}
        <Typography sx={{ pt: 1 }}>{label}</Typography>
      </ButtonBase>
      <ImageOverlay open={isOpen} src={src} alt={label} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** A grid of images labelled Image 1 to Image n, each of which opens in full size. */
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
