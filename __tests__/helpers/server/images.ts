import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
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

export function uint32s(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

export const withPngChunks = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

/** Text chunks, compressed or not, and a colour profile. Each expands to `length` bytes. */
export function pngBombs(length: number) {
  const deflated = deflateSync(Buffer.alloc(length, 'a'), { level: 9 });
  const named = (suffix: string) => Buffer.concat([Buffer.from(`k${suffix}`), deflated]);
  return {
    zTXt: pngChunk('zTXt', named('\0\0')),
    iTXt: pngChunk('iTXt', named('\0\x01\0\0\0')),
    iCCP: pngChunk('iCCP', named('\0\0')),
  };
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
  const webp = await sharp(pixels, { raw }).webp({ effort: 0 }).toBuffer();
  const frames = webp.subarray(webp.indexOf('ANMF'));
  const repeated = Buffer.concat([webp, frames, frames, frames]);
  repeated.writeUInt32LE(repeated.length - 8, 4);
  return repeated;
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
