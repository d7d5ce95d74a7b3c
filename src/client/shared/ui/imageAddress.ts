import type { THUMBNAIL_WIDTHS } from '../../../contract/limits';

/** An address that the bundled server gave out; what another one gave is taken as it is. */
const OF_BUNDLED_SERVER = /^\/api\/images\/[^?]+$/;

/** Where the bundled server has an image in that width, in pixels; any other image is as it is. */
export function imageAddress(src: string, width: (typeof THUMBNAIL_WIDTHS)[number]): string {
  return OF_BUNDLED_SERVER.test(src) ? `${src}?w=${width}` : src;
}
