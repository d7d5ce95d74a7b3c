import { FramedImage } from './FramedImage';

const frame = { width: '100%', aspectRatio: '16 / 10' };

interface ImageTileProps {
  /** Nothing while the address is not known yet: the tile keeps its place. */
  src: string | undefined;
  alt: string;
}

/** An image in the one ratio that all grids of images have. */
export function ImageTile(props: ImageTileProps) {
  return <FramedImage {...props} frame={frame} />;
}
