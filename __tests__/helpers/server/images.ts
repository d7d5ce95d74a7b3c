import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { repeatFrames } from './imageParts';
import type { TestServer } from './testServer';
import type { Field } from '../postForm';

interface Picture {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'gif';
  colour?: string;
}

export function buildImage(picture: Picture = {}): Promise<Buffer> {
  const { width = 64, height = 48, format = 'jpeg', colour = '#0b6e79' } = picture;
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
}

export async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const png = await buildImage({ format: 'png' });
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** An image that compresses as badly as a photograph. */
export function buildPhotograph(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

export function buildAnimation(format: 'gif' | 'webp', frames = 3): Promise<Buffer> {
  const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffff00'];
  const inputs = colours.slice(0, frames).map((background) => ({
    create: { width: 40, height: 30, channels: 3 as const, background },
  }));
  return Promise.all(inputs.map((input) => sharp(input).png().toBuffer())).then((images) =>
    sharp(images, { join: { animated: true } })
      .toFormat(format, { delay: colours.slice(0, frames).map(() => 120), loop: 0 })
      .toBuffer(),
  );
}

/** An animated WebP of 32 megapixels in frames of two colours. It takes seconds and much memory. */
export async function buildSlowAnimation(): Promise<Buffer> {
  const size = 2000;
  const raw = { width: size, height: 2 * size, channels: 3 as const, pageHeight: size };
  const pixels = Buffer.alloc(3 * raw.width * raw.height).fill(200, 3 * size * size);
  const frames = await sharp(pixels, { raw }).webp({ effort: 0 }).toBuffer();
  return repeatFrames(frames, 4);
}

/** The bytes are copied, because a Blob does not accept shared memory. */
const blobOf = (file: Uint8Array | string): Blob =>
  new Blob([typeof file === 'string' ? file : new Uint8Array(file)], { type: 'image/jpeg' });

export async function multipart(...fields: Field[]) {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, blobOf(value.file), value.name ?? 'a.jpg');
  }
  const response = new Response(form);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  };
}

export async function upload(
  { app }: TestServer,
  url: string,
  headers: Record<string, string>,
  ...fields: Field[]
) {
  const body = await multipart(...fields);
  const all = { ...body.headers, ...headers };
  return app.inject({ method: 'POST', url, payload: body.payload, headers: all });
}

export async function createSlider(
  server: TestServer,
  headers: Record<string, string>,
  ...files: Buffer[]
): Promise<{ id: number; images: { id: number; url: string; size: number }[] }> {
  const fields = files.map((file): Field => ['images[]', { file }]);
  const response = await upload(server, '/api/sliders', headers, ...fields);
  return response.json<{ data: Awaited<ReturnType<typeof createSlider>> }>().data;
}
