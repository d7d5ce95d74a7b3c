import { FramedImage } from './FramedImage';
import { imageAddress } from './imageAddress';

const frame = { width: 72, height: 48 };

/** A small image for a table row; a list never loads whole photographs. */
export function Thumbnail({ src, alt }: { src: string; alt: string }) {
  // Wide enough for the frame on a screen of two dots to a pixel.
  return <FramedImage src={imageAddress(src, 160)} alt={alt} frame={frame} />;
}
