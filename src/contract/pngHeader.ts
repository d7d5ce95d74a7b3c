const SIGNATURE_BYTES = 8;

/** The length, type and checksum of a chunk. */
const FRAME_BYTES = 12;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/**
 * Returns the chunks of a PNG before its pixels, the first of each type. Later ones do not count.
 *
 * @see https://www.w3.org/TR/png-3/#5Chunk-layout
 */
function headerOf(png: Uint8Array): Map<string, DataView> {
  const chunks = new Map<string, DataView>();
  const bytes = viewOf(png);
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= png.length;) {
    const length = bytes.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    const end = at + FRAME_BYTES + length;
    if (type === 'IDAT' || end > png.length) break;
    if (!chunks.has(type)) chunks.set(type, viewOf(png.subarray(at + 8, at + 8 + length)));
    at = end;
  }
  return chunks;
}

const numbersOf = (chunk: DataView): number[] =>
  Array.from({ length: Math.floor(chunk.byteLength / 4) }, (_, index) =>
    chunk.getUint32(4 * index),
  );

/**
 * Whether a PNG shows something else than its pixels: several frames, or one that is not the still
 * image.
 */
export function isAnimatedPng(png: Uint8Array): boolean {
  const header = headerOf(png);
  const [frames = 0] = numbersOf(header.get('acTL') ?? viewOf(new Uint8Array()));
  return frames > 1 || (frames === 1 && !header.has('fcTL'));
}

/** Gamma and primaries of sRGB, in units of 1/100,000. */
const SRGB_GAMMA = [45_455];
const SRGB_PRIMARIES = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000];
/** Writers round these numbers. */
const TOLERANCE = 500;

const differs = (chunk: DataView | undefined, expected: number[]): boolean =>
  chunk !== undefined &&
  numbersOf(chunk).some((value, index) => Math.abs(value - (expected[index] ?? 0)) > TOLERANCE);

/** Primaries and transfer function of sRGB, no matrix, the full range. */
const SRGB_CODE = '1,13,0,1';

/**
 * Whether a PNG declares colours that browsers show and libvips ignores. Of the declarations, cICP
 * precedes a profile, and a profile precedes gamma and primaries. Primaries without a gamma count
 * nowhere.
 */
export function declaresOtherColours(png: Uint8Array): boolean {
  const header = headerOf(png);
  const code = header.get('cICP');
  const hasProfile = header.has('iCCP');
  if (code) {
    const numbers = Array.from({ length: code.byteLength }, (_, index) => code.getUint8(index));
    return hasProfile || numbers.join() !== SRGB_CODE;
  }
  const gamma = header.get('gAMA');
  if (hasProfile || !gamma) return false;
  return differs(gamma, SRGB_GAMMA) || differs(header.get('cHRM'), SRGB_PRIMARIES);
}
