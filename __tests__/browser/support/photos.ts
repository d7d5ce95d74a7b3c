import sharp from 'sharp';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const asFile = (name: string, buffer: Buffer): ChosenFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer,
});

const BLOCK = 400;

/** Three megapixels, which are few enough that the browser does not scale the photo down. */
const SMALL = { width: 2048, height: 1536 };
export const TWELVE_MEGAPIXELS = { width: 4000, height: 3000 };

/**
 * Returns a photo like that of a camera: detail that hardly compresses, stored upright with a red
 * block in its upper left corner.
 *
 * @param orientation EXIF orientation; 6 means that it is displayed turned to the right
 */
export async function takePhoto(
  name: string,
  orientation = 1,
  { width, height } = SMALL,
): Promise<ChosenFile> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const block = { width: BLOCK, height: BLOCK, channels: 3 as const, background: '#d00000' };
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .composite([{ input: { create: block }, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .jpeg({ quality: 80 })
    .toBuffer();
  return asFile(name, buffer);
}

/** Returns a small plain picture, for tests that are not about the picture itself. */
export const drawPicture = async (background = '#0b6e79'): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();

export const pictureFile = async (name: string, background?: string): Promise<ChosenFile> =>
  asFile(name, await drawPicture(background));
