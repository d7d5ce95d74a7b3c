import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent, TouchEvent } from 'react';
import type { Image } from '../../../contract/image';
import { useLayer } from '../notices/LeaveGuard';
import type { Translate } from '../text/i18n';
import { useTranslation } from '../text/i18n';
import { ImageTile, imageAddress } from './FramedImage';
import { ChevronLeft, ChevronRight, Close } from './icons';
import { useLastShown } from './useLastShown';

interface Picture {
  src: string;
  label: string;
}

interface ImageOverlayProps {
  pictures: Picture[];
  /** The index of the open picture; null while the overlay is closed. */
  shown: number | null;
  onShow: (shown: number | null) => void;
}

const sheet = {
  m: 0,
  p: 1,
  width: '100vw',
  maxWidth: '100vw',
  height: '100dvh',
  maxHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: 1,
  border: 0,
  borderRadius: 0,
  bgcolor: 'background.default',
  boxShadow: 'none',
  overflow: 'hidden',
};

const frame = {
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  minHeight: 0,
  // Zooming with two fingers still works.
  touchAction: 'pan-y pinch-zoom',
};

const image = {
  display: 'block',
  minWidth: 80,
  minHeight: 80,
  maxWidth: '100%',
  maxHeight: '100%',
  objectFit: 'contain',
  borderRadius: 1,
  bgcolor: 'background.raised',
};

/** How many times as high as wide an image is that would be too narrow to read in the window. */
const LONG = 3;

/** A long image keeps its width, and the frame scrolls. */
const longFrame = { ...frame, alignItems: 'start', overflow: 'auto' };
const longImage = { ...image, maxHeight: 'none' };

const bar = { display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 1 };

const onPicture = { bgcolor: 'background.raised', border: 1, borderColor: 'outline' };

const count = { ...onPicture, px: 1.5, borderRadius: 1, lineHeight: 1.8 };

const SWIPE_PX = 40;

/** @returns handlers that call `step` with 1 for a swipe to the left and -1 for one to the right */
function useSwipe(step: (by: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [finger] = Array.from(touches);
      const isOne = finger && touches.length === 1;
      start.current = isOne ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [finger] = Array.from(changedTouches);
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1;
      if (!start.current || !finger || isZoomed) return;
      const across = finger.clientX - start.current.x;
      const along = finger.clientY - start.current.y;
      if (Math.abs(across) >= SWIPE_PX && Math.abs(across) > Math.abs(along))
        step(-Math.sign(across));
    },
  };
}

interface StepProps {
  label: string;
  /** Whether there is no picture in this direction. The button keeps its place and the focus. */
  isAtEnd: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Step({ label, isAtEnd, onPress, children }: StepProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={onPress}
      sx={{ ...onPicture, '&&:hover': onPicture, ...(isAtEnd && { color: 'outline' }) }}
    >
      {children}
    </IconButton>
  );
}

function ImageOverlay({ pictures, shown, onShow }: ImageOverlayProps) {
  const { t } = useTranslation();
  const { close } = useLayer(shown !== null, () => onShow(null));
  const index = useLastShown(shown) ?? 0;
  const picture = pictures[index];
  const step = (by: number) => pictures[index + by] && onShow(index + by);
  const swipe = useSwipe(step);
  const [longSrc, setLongSrc] = useState<string | null>(null);
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  const closeBeside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close();
  };
  if (!picture) return null;
  const { src, label } = picture;
  const isLong = longSrc === src;
  const note = ({
    currentTarget: { naturalWidth, naturalHeight },
  }: SyntheticEvent<HTMLImageElement>) =>
    setLongSrc(naturalHeight > LONG * naturalWidth ? src : null);
  return (
    <Dialog
      open={shown !== null}
      onClose={close}
      onKeyDown={turn}
      maxWidth={false}
      fullWidth={false}
      // The image is the whole content, so its text names the dialog. There is no title.
      slotProps={{ paper: { 'aria-label': label, 'aria-labelledby': undefined, sx: sheet } }}
    >
      <Box sx={{ ...bar, justifyContent: 'flex-end' }}>
        <IconButton
          aria-label={t('Close')}
          onClick={close}
          sx={{ ...onPicture, '&&:hover': onPicture }}
        >
          <Close />
        </IconButton>
      </Box>
      <Box key={src} onClick={closeBeside} {...swipe} sx={isLong ? longFrame : frame}>
        <Box
          component="img"
          src={src}
          alt={label}
          draggable={false}
          onLoad={note}
          sx={isLong ? longImage : image}
        />
      </Box>
      {pictures.length > 1 && (
        <Box sx={bar}>
          <Step label={t('Previous image')} isAtEnd={index === 0} onPress={() => step(-1)}>
            <ChevronLeft />
          </Step>
          <Box role="status" sx={count}>
            {t('{{number}} of {{count}}', { number: index + 1, count: pictures.length })}
          </Box>
          <Step
            label={t('Next image')}
            isAtEnd={index === pictures.length - 1}
            onPress={() => step(1)}
          >
            <ChevronRight />
          </Step>
        </Box>
      )}
    </Dialog>
  );
}

export const picturesOf = (t: Translate, images: Pick<Image, 'url'>[]): Picture[] =>
  images.map(({ url }, index) => ({
    src: url,
    label: t('Image {{number}}', { number: index + 1 }),
  }));

export function useImageOverlay(pictures: Picture[]) {
  const [shown, setShown] = useState<number | null>(null);
  return {
    open: (index: number) => setShown(index),
    overlay: <ImageOverlay pictures={pictures} shown={shown} onShow={setShown} />,
  };
}

interface ImageButtonProps {
  label: string;
  onOpen: () => void;
  children: ReactNode;
}

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
  onOpen: (index: number) => void;
}

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
