import { isAnimatedPng } from './pngHeader';

/** The formats that can be stored, as in the subtype of their media types. */
const IMAGE_FORMATS = ['jpeg', 'png', 'webp', 'gif'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The content of a file: an image that can be stored, or what it is instead. */
export type FileKind =
  | ImageFormat
  | 'animated PNG'
  | 'HEIC'
  | 'AVIF'
  | 'TIFF'
  | 'BMP'
  | 'SVG'
  | 'JPEG XL'
  | 'JPEG 2000'
  | 'ICO'
  | 'PSD'
  | 'PDF'
  | 'video'
  | 'empty'
  | 'other';

/** Signatures at the start of a file, with one character per byte. The first match counts. */
const SIGNATURES: readonly [FileKind, RegExp][] = [
  ['empty', /^$/],
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n[^]\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  // The brand `mif1` is that of any still image. A later one says how it is encoded.
  ['AVIF', /^[^]{4}ftyp(?:(?:mif1|msf1|miaf)[^]{4}(?:[^]{4}){0,8}?)?avi[fs]/],
  ['HEIC', /^[^]{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mif[12]|msf1|miaf)/],
  ['video', /^[^]{4}(?:ftyp(?!M4[ABP]|crx)|moov|mdat|wide|free|skip)/],
  ['video', /^(?:[^]E\xdf\xa3|RIFF[^]{4}AVI |FLV|OggS|0&\xb2u\x8ef|\0\0[^][\xb3\xba])/],
  ['JPEG XL', /^(?:\xff\n|\0{3}\fJXL )/],
  ['JPEG 2000', /^(?:\0{3}\fjP {2}|\xffO\xffQ)/],
  ['TIFF', /^(?:II[*+]\0|MM\0[*+])/],
  ['BMP', /^BM[^]{4}\0{4}/],
  ['ICO', /^\0\0[^\0]\0[^\0]\0/],
  ['PSD', /^8BPS/],
  ['PDF', /^\s*%PDF-/],
  ['SVG', /^(?:\xef\xbb\xbf)?\s*(?:<(?:\?xml|!--|!DOCTYPE svg)[^]*?)?<svg[\s>]/i],
];

/** The start of a file of this length tells its kind, unless it is an animated PNG. */
export const KIND_BYTES = 1024;

/** Recognises a file by its content. Names and declared types are often wrong. */
export function kindOf(file: Uint8Array): FileKind {
  const start = String.fromCharCode(...file.subarray(0, KIND_BYTES));
  const kind = SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? 'other';
  return kind === 'png' && isAnimatedPng(file) ? 'animated PNG' : kind;
}

export const isImageFormat = (kind: string): kind is ImageFormat =>
  IMAGE_FORMATS.some((format) => format === kind);
