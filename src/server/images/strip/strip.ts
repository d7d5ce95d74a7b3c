import { stripGif } from './gif';
import { stripJpeg } from './jpeg';
import { stripPng } from './png';
import { stripWebp } from './webp';

export type Format = 'jpeg' | 'png' | 'webp' | 'gif';

/** The first bytes of each format, in hexadecimal. */
const SIGNATURES: readonly [Format, RegExp][] = [
  ['jpeg', /^ffd8ff/],
  ['png', /^89504e470d0a1a0a/],
  ['gif', /^47494638(37|39)61/],
  ['webp', /^52494646.{8}57454250/],
];

const STRIPPERS: Record<Format, (bytes: Buffer) => Buffer> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
};

/** By content: the name and the type that a client states are ignored. */
export function formatOf(bytes: Buffer): Format | null {
  const head = bytes.toString('hex', 0, 12);
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0] ?? null;
}

/**
 * Drops what decoding does not need, before a decoder allocates memory for it. Pixels, colour
 * profile, orientation and animation stay; a damaged file stays damaged.
 */
export function strip(bytes: Buffer, format: Format): Buffer {
  return STRIPPERS[format](bytes);
}
