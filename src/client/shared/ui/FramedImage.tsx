import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';

interface FramedImageProps {
  src: string | undefined;
  alt: string;
  /** Width and height of the frame, or its width and ratio: known before the image is. */
  frame: { width: number | string; height?: number; aspectRatio?: string };
}

const ground = {
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  color: 'text.secondary',
  bgcolor: 'action.hover',
  borderRadius: 1,
};

const fill = { width: '100%', height: '100%', objectFit: 'cover', display: 'block' };

function Picture({ src, alt }: { src: string; alt: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <BrokenImageOutlined titleAccess={alt || undefined} />;
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
 * An image that fills a frame of fixed size. The frame's ground is the placeholder while the image
 * loads and holds the sign of one that cannot be shown, so nothing on the page ever jumps.
 */
export function FramedImage({ src, alt, frame }: FramedImageProps) {
  return (
    <Box component="span" sx={{ ...ground, ...frame }}>
      {src && <Picture key={src} src={src} alt={alt} />}
    </Box>
  );
}
