import { fittingSize, isAnimatedWebp, WEBP_HEADER_BYTES } from './fitting';

export type ScaledPhoto = { scaled: Blob | null } | { failure: string };

const QUALITY = 0.85;

async function isAnimation(photo: File): Promise<boolean> {
  const header = await photo.slice(0, WEBP_HEADER_BYTES).arrayBuffer();
  return isAnimatedWebp(new Uint8Array(header));
}

function draw(bitmap: ImageBitmap): OffscreenCanvas {
  const { width, height } = fittingSize(bitmap);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('OffscreenCanvas has no 2d context.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/** @throws if the browser cannot decode the image */
async function scale(photo: File): Promise<Blob | null> {
  if (await isAnimation(photo)) return null;
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  if (fittingSize(bitmap).width === bitmap.width) return null;
  const canvas = draw(bitmap);
  bitmap.close();
  const scaled = await canvas.convertToBlob({ type: photo.type, quality: QUALITY });
  // A browser that cannot write a type writes PNG instead.
  return scaled.type === photo.type && scaled.size < photo.size ? scaled : null;
}

self.onmessage = ({ data }: MessageEvent<File>) => {
  const answer = (result: ScaledPhoto) => self.postMessage(result);
  scale(data).then(
    (scaled) => answer({ scaled }),
    (error: unknown) => answer({ failure: String(error) }),
  );
};
