import { isImageFormat, KIND_BYTES, kindOf } from '../../../../contract/fileKind';
import type { FileKind, ImageFormat } from '../../../../contract/fileKind';

/** Why a chosen file is not used. */
export type Reason = Exclude<FileKind, ImageFormat> | 'unreadable' | 'too large' | 'one too many';

export interface FileRefusal {
  file: File;
  reason: Reason;
}

/** A larger file may not fit into the memory of a phone. */
const MAX_READ_BYTES = 100_000_000;

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/**
 * Reads a chosen file at once, because the device may change or remove it at any time. A `File` of
 * an input is only a reference, and a request with a changed one fails like a lost connection.
 *
 * @returns a copy in the browser's memory, whose type is that of its content
 */
export async function takeFile(file: File): Promise<File | Reason> {
  try {
    const start = kindOf(await bytesOf(file.slice(0, KIND_BYTES)));
    if (!isImageFormat(start)) return start;
    if (file.size > MAX_READ_BYTES) return 'too large';
    const bytes = await bytesOf(file);
    const kind = kindOf(bytes);
    if (!isImageFormat(kind)) return kind;
    const { name, lastModified } = file;
    return new File([bytes], name, { type: `image/${kind}`, lastModified });
  } catch {
    return 'unreadable';
  }
}
