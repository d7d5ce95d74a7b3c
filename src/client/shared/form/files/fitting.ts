export interface Size {
  width: number;
  height: number;
}

/** A photo keeps this longer edge. */
const LONGER_EDGE = 2560;

/** A long screenshot or a panorama keeps this shorter edge, so that its text stays readable. */
const SHORTER_EDGE = 1280;

/** Safari on a phone draws nothing on a larger canvas. */
const MAX_CANVAS_PIXELS = 16_000_000;

/** Returns whole pixels in the same ratio. Never enlarges. */
export function scaledBy(factor: number, { width, height }: Size): Size {
  const scaled = (edge: number) => Math.max(1, Math.round(edge * Math.min(1, factor)));
  return { width: scaled(width), height: scaled(height) };
}

/** Returns the size at which an image is sent. Most have an edge of at most 2560 px. */
export function fittingSize(size: Size): Size {
  const shorter = Math.min(size.width, size.height);
  const longer = Math.max(size.width, size.height);
  return scaledBy(Math.max(LONGER_EDGE / longer, SHORTER_EDGE / shorter), size);
}

/** Returns the size at which every browser can draw an image. */
export const drawableSize = (size: Size): Size =>
  scaledBy(Math.sqrt(MAX_CANVAS_PIXELS / (size.width * size.height)), size);
