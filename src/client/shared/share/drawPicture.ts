import { PICTURE_SIZES } from './picture';
import type { Box, PictureContent, PictureSize } from './picture';
import { pictureBoxes } from './pictureBoxes';
import type { Font, Measure } from './textBlock';

const pageFonts = () => getComputedStyle(document.body).fontFamily;

const cssFont = ({ size, weight }: Font, family: string) => `${weight} ${size}px ${family}`;

/**
 * Loads the fonts, because the canvas draws boxes for letters without a font. Rejects if none of
 * them can be loaded.
 */
async function loadFonts(): Promise<void> {
  const faces = [400, 600].map(async (weight) => {
    // Loading an installed font fails if it is missing. The bundled font replaces it.
    const loads = ['Installed Burmese', 'Noto Sans Myanmar'].map((family) =>
      document.fonts.load(`${weight} 16px "${family}"`, 'က'),
    );
    await Promise.any(loads);
  });
  await Promise.all(faces);
}

/**
 * Resolves to null if the photo cannot be loaded, or if its origin does not allow its pixels to be
 * read.
 */
async function loadPhoto(address: string): Promise<HTMLImageElement | null> {
  const photo = new Image();
  // Without permission of the other origin the photo fails to load; otherwise it would make the
  // canvas unreadable.
  photo.crossOrigin = 'anonymous';
  photo.src = address;
  return photo.decode().then(
    () => photo,
    () => null,
  );
}

function measureWith(context: CanvasRenderingContext2D, family: string): Measure {
  return (text, font) => {
    context.font = cssFont(font, family);
    const metrics = context.measureText(text);
    return {
      left: metrics.actualBoundingBoxLeft,
      right: metrics.actualBoundingBoxRight,
      ascent: metrics.actualBoundingBoxAscent,
      descent: metrics.actualBoundingBoxDescent,
    };
  };
}

function drawPhoto(context: CanvasRenderingContext2D, photo: HTMLImageElement, box: Box): void {
  const { naturalWidth, naturalHeight } = photo;
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight);
  const [width, height] = [box.width / scale, box.height / scale];
  const [x, y] = [(naturalWidth - width) / 2, (naturalHeight - height) / 2];
  context.drawImage(photo, x, y, width, height, box.x, box.y, box.width, box.height);
}

function drawBox(
  context: CanvasRenderingContext2D,
  box: Box,
  family: string,
  photo: HTMLImageElement | null,
): void {
  const { x, y, width, height } = box;
  if (box.kind === 'photo') {
    if (photo) drawPhoto(context, photo, box);
  } else if (box.kind === 'ground') {
    const gradient = context.createLinearGradient(0, y, 0, y + height);
    box.colors.forEach((color, index) =>
      gradient.addColorStop(index / Math.max(1, box.colors.length - 1), color),
    );
    context.fillStyle = gradient;
    context.fillRect(x, y, width, height);
  } else if (box.kind === 'drawing') {
    context.save();
    context.translate(x, y);
    context.scale(width / box.grid, height / box.grid);
    if (box.lineWidth === undefined) {
      context.fillStyle = box.color;
      context.fill(new Path2D(box.path), 'evenodd');
    } else {
      context.strokeStyle = box.color;
      context.lineWidth = box.lineWidth;
      context.stroke(new Path2D(box.path));
    }
    context.restore();
  } else {
    context.font = cssFont(box.font, family);
    context.fillStyle = box.color;
    context.fillText(box.text, box.start.x, box.start.y);
  }
}

export interface Drawn {
  picture: Blob;
  boxes: Box[];
  /** Whether the picture should have a photo that could not be loaded. */
  lacksPhoto: boolean;
}

/**
 * Draws a picture as PNG.
 *
 * @param photo the address of a post's cover; undefined for none
 * @throws if the fonts do not load, or the browser does not allow a canvas to be read
 */
export async function drawPicture(
  content: PictureContent,
  size: PictureSize,
  photo: string | undefined,
): Promise<Drawn> {
  await loadFonts();
  const cover = photo === undefined ? null : await loadPhoto(photo);
  const canvas = Object.assign(document.createElement('canvas'), PICTURE_SIZES[size]);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Canvas has no 2d context.');
  const family = pageFonts();
  const boxes = pictureBoxes(content, size, cover !== null, measureWith(context, family));
  for (const box of boxes) drawBox(context, box, family, cover);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('The canvas could not be encoded as PNG.');
  return { picture, boxes, lacksPhoto: photo !== undefined && !cover };
}
