/** Beyond the original's length, for an orientation in place of a shorter one. */
const SPARE_BYTES = 64;

/** Puts a file together from parts of another. */
export class KeptParts {
  private readonly copy: Buffer;
  length = 0;

  constructor(private readonly bytes: Buffer) {
    this.copy = Buffer.alloc(bytes.length + SPARE_BYTES);
  }

  /** Adds a range of the original. */
  keep(start: number, end: number): void {
    this.length += this.bytes.copy(this.copy, this.length, start, end);
  }

  /** Adds bytes that are not in the original. */
  add(bytes: Buffer): void {
    this.length += bytes.copy(this.copy, this.length);
  }

  toBuffer(): Buffer {
    return this.copy.subarray(0, this.length);
  }
}
