import { FramedImage } from './FramedImage';

const frame = { width: 72, height: 48 };

/** A small image for a table row. */
export function Thumbnail({ src, alt }: { src: string; alt: string }) {
  return <FramedImage src={src} alt={alt} frame={frame} />;
}
