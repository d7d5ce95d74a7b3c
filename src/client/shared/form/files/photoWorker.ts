import { UPLOAD } from '../../../../contract/limits';
import { drawableSize, fittingSize, scaledBy } from './fitting';
import type { Size } from './fitting';
import { hasOwnColours, isAnimatedWebp, takeWebpOrientation } from './photoHeader';

export type ScaledPhoto = { scaled: Blob | null } | { failure: string };

const QUALITY = 0.85;

type Turn = [a: number, b: number, c: number, d: number];

/** The matrix that turns an image upright, for each EXIF orientation from 1 to 8. */
const TURNS: Turn[] = [
  [1, 0, 0, 1],
  [-1, 0, 0, 1],
  [-1, 0, 0, -1],
  [1, 0, 0, -1],
  [0, 1, 1, 0],
  [0, 1, -1, 0],
  [0, -1, -1, 0],
  [0, -1, 1, 0],
];

const UPRIGHT: Turn = [1, 0, 0, 1];

function draw(bitmap: ImageBitmap, { width, height }: Size, orientation: number): OffscreenCanvas {
  const turn = TURNS[orientation - 1] ?? UPRIGHT;
  const isOnSide = turn[0] === 0;
  const canvas = new OffscreenCanvas(isOnSide ? height : width, isOnSide ? width : height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('OffscreenCanvas has no 2d context.');
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.transform(...turn, 0, 0);
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  return canvas;
}

/** Encodes an image, smaller if it would otherwise have too many bytes. */
async function encode(bitmap: ImageBitmap, orientation: number, type: string): Promise<Blob> {
  for (let size = drawableSize(fittingSize(bitmap)); ;) {
    const blob = await draw(bitmap, size, orientation).convertToBlob({ type, quality: QUALITY });
    if (blob.size <= UPLOAD.maxFileBytes || blob.type !== type) return blob;
    size = scaledBy(0.95 * Math.sqrt(UPLOAD.maxFileBytes / blob.size), size);
  }
}

/**
 * Draws an image again if it is too large, or if the server would store it otherwise than the
 * browser shows it.
 *
 * @returns null if the file can be sent as it is
 * @throws if the browser cannot decode the image
 */
async function scale(photo: File): Promise<Blob | null> {
  const { type } = photo;
  const bytes = new Uint8Array(await photo.arrayBuffer());
  if (isAnimatedWebp(bytes)) return null;
  const orientation = takeWebpOrientation(bytes);
  const bitmap = await createImageBitmap(new Blob([bytes], { type }));
  const isTooLarge =
    photo.size > UPLOAD.maxFileBytes || bitmap.width * bitmap.height > UPLOAD.maxPixels;
  const isNeeded = isTooLarge || orientation !== 1 || hasOwnColours(bytes, type);
  if (fittingSize(bitmap).width === bitmap.width && !isNeeded) return null;
  const scaled = await encode(bitmap, orientation, type);
  bitmap.close();
  // A browser that cannot write a type writes PNG instead.
  return scaled.type === type && (isNeeded || scaled.size < photo.size) ? scaled : null;
}

self.onmessage = ({ data }: MessageEvent<File>) => {
  const answer = (result: ScaledPhoto) => self.postMessage(result);
  scale(data).then(
    (scaled) => answer({ scaled }),
    (error: unknown) => answer({ failure: String(error) }),
  );
};
