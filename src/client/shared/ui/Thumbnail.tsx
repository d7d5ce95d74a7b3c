import type { THUMBNAIL_WIDTHS } from '../../../contract/limits';
import { FramedImage } from './FramedImage';

const frame = { width: 72, height: 48 };

/** Wide enough for the frame on a screen of two dots to a pixel. */
const WIDTH = 160 satisfies (typeof THUMBNAIL_WIDTHS)[number];
/** An address that the bundled server gave out; what another one gave is taken as it is. */
const OF_BUNDLED_SERVER = /^\/api\/images\/[^?]+$/;

/** A small image for a table row; a list never loads whole photographs. */
export function Thumbnail({ src, alt }: { src: string; alt: string }) {
  const small = OF_BUNDLED_SERVER.test(src) ? `${src}?w=${WIDTH}` : src;
  return <FramedImage src={small} alt={alt} frame={frame} />;
}
