import Box from '@mui/material/Box';
import { useState } from 'react';
import type { THUMBNAIL_WIDTHS } from '../../../contract/limits';
import { BrokenImage } from './icons';

/** The bundled server resizes its images. Addresses of other servers stay unchanged. */
const OF_BUNDLED_SERVER = /^\/api\/images\/[^?]+$/;

/** Returns the address of an image at a width in pixels, if the bundled server serves it. */
export function imageAddress(src: string, width: (typeof THUMBNAIL_WIDTHS)[number]): string {
  return OF_BUNDLED_SERVER.test(src) ? `${src}?w=${width}` : src;
}

interface FramedImageProps {
  /** Undefined while the address is unknown. */
  src: string | undefined;
  alt: string;
  frame: { width: number | string; height?: number; aspectRatio?: string };
}

const ground = {
  verticalAlign: 'middle',
  placeItems: 'center',
  overflow: 'hidden',
  color: 'text.secondary',
  bgcolor: 'action.hover',
  borderRadius: 1,
};

const fill = { width: '100%', height: '100%', objectFit: 'cover', display: 'block' };

function Picture({ src, alt }: { src: string; alt: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <BrokenImage titleAccess={alt || undefined} />;
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setIsBroken(true)}
      sx={fill}
    />
  );
}

/**
 * An image in a frame of fixed size, so that the page never shifts. The frame is the placeholder
 * while the image loads, and shows an icon if it fails to load.
 */
export function FramedImage({ src, alt, frame }: FramedImageProps) {
  return (
    <Box
      component="span"
      sx={{ ...ground, ...frame, display: frame.height ? 'inline-grid' : 'grid' }}
    >
      {src && <Picture key={src} src={src} alt={alt} />}
    </Box>
  );
}

export function ImageTile(props: Omit<FramedImageProps, 'frame'>) {
  return <FramedImage {...props} frame={{ width: '100%', aspectRatio: '16 / 10' }} />;
}

export function Thumbnail({ src, alt }: { src: string; alt: string }) {
  // Twice the frame's width, for screens with two device pixels per CSS pixel.
  return <FramedImage src={imageAddress(src, 160)} alt={alt} frame={{ width: 72, height: 48 }} />;
}
