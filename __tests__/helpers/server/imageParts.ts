import { crc32, deflateSync } from 'node:zlib';

function uint32(value: number, order: 'BE' | 'LE'): Buffer {
  const bytes = Buffer.alloc(4);
  if (order === 'BE') bytes.writeUInt32BE(value);
  else bytes.writeUInt32LE(value);
  return bytes;
}

/** EXIF without its prefix, with the width and the orientation, in either byte order. */
export function tiffOf(orientation: number, order: 'II' | 'MM' = 'II'): Buffer {
  const view = new DataView(new ArrayBuffer(38));
  const isLittle = order === 'II';
  const entries = [
    [0x0100, 64],
    [0x0112, orientation],
  ] as const;
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, 8, isLittle);
  view.setUint16(8, entries.length, isLittle);
  for (const [index, [tag, value]] of entries.entries()) {
    const at = 10 + 12 * index;
    view.setUint16(at, tag, isLittle);
    view.setUint16(at + 2, 3, isLittle);
    view.setUint32(at + 4, 1, isLittle);
    view.setUint16(at + 8, value, isLittle);
  }
  return Buffer.from(view.buffer);
}

export function pngChunk(type: string, data: Buffer | string): Buffer {
  const body = Buffer.concat([Buffer.from(type), Buffer.from(data)]);
  return Buffer.concat([uint32(body.length - 4, 'BE'), body, uint32(crc32(body), 'BE')]);
}

export const withPngChunks = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

/** Text chunks, compressed or not, and a colour profile. Each expands to `length` bytes. */
export function pngBombs(length: number) {
  const deflated = deflateSync(Buffer.alloc(length, 'a'), { level: 9 });
  const named = (suffix: string, data: Buffer) => Buffer.concat([Buffer.from(`k${suffix}`), data]);
  return {
    zTXt: pngChunk('zTXt', named('\0\0', deflated)),
    iTXt: pngChunk('iTXt', named('\0\x01\0\0\0', deflated)),
    iCCP: pngChunk('iCCP', named('\0\0', deflated)),
  };
}

export function jpegSegment(code: number, data: Buffer | string): Buffer {
  const body = Buffer.from(data);
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(2 + body.length, 2);
  return Buffer.concat([head, body]);
}

export const withJpegSegments = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

export function webpChunk(type: string, data: Buffer | string): Buffer {
  const body = Buffer.from(data);
  const padding = Buffer.alloc(body.length % 2);
  return Buffer.concat([Buffer.from(type), uint32(body.length, 'LE'), body, padding]);
}

export function webpOf(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  return Buffer.concat([Buffer.from('RIFF'), uint32(body.length, 'LE'), body]);
}

export function extendedWebp(
  webp: Buffer,
  { width, height }: { width: number; height: number },
  flags: number,
  ...chunks: Buffer[]
): Buffer {
  const features = Buffer.alloc(10);
  features.writeUInt8(flags);
  features.writeUIntLE(width - 1, 4, 3);
  features.writeUIntLE(height - 1, 7, 3);
  return webpOf(webpChunk('VP8X', features), webp.subarray(12), ...chunks);
}

/** Repeats the frames of an animation, so that its decoder takes as many times longer. */
export function repeatFrames(webp: Buffer, times: number): Buffer {
  const at = webp.indexOf('ANMF');
  return webpOf(webp.subarray(12, at), ...Array<Buffer>(times).fill(webp.subarray(at)));
}
