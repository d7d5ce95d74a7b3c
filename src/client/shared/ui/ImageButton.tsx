import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ImageOverlay } from './ImageOverlay';

interface ImageButtonProps {
  src: string;
  /** Stands beneath the picture and names what is opened. */
  label: string;
  /** The picture on the page, smaller than the one that opens. */
  children: ReactNode;
}

/** A picture with its name; pressing it opens the image in full size. */
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
