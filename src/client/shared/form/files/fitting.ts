import { PHOTO_MAX_EDGE } from '../../../../contract/limits';

export interface Size {
  width: number;
  height: number;
}

/**
 * Returns whole pixels in the same ratio, with no edge longer than `PHOTO_MAX_EDGE`. Never
 * enlarges.
 */
export function fittingSize({ width, height }: Size): Size {
  const factor = Math.min(1, PHOTO_MAX_EDGE / Math.max(width, height));
  const scaled = (edge: number) => Math.max(1, Math.round(edge * factor));
  return { width: scaled(width), height: scaled(height) };
}

const ANIMATION_FLAG = 0x02;

export const WEBP_HEADER_BYTES = 21;

/**
 * Whether a file is an animated WebP. A canvas would keep only its first frame.
 *
 * @see https://developers.google.com/speed/webp/docs/riff_container#extended_file_format
 */
export function isAnimatedWebp(header: Uint8Array): boolean {
  const name = (from: number) => String.fromCharCode(...header.subarray(from, from + 4));
  const flags = header[20] ?? 0;
  return name(8) === 'WEBP' && name(12) === 'VP8X' && (flags & ANIMATION_FLAG) !== 0;
}
