/** The bytes that a number takes. */
export function sizeOf(value: number): number {
  let bytes = 1;
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes += 1;
  return bytes;
}

/** Writes whole numbers below 2^32, small ones in fewer bytes. */
export class ByteWriter {
  private bytes = Buffer.allocUnsafe(4096);
  private length = 0;

  /** Seven bits to a byte, the lowest first; all but the last byte have their highest bit set. */
  number(value: number): void {
    if (this.length + 5 > this.bytes.length) this.grow(5);
    let rest = value;
    while (rest > 0x7f) {
      this.bytes[this.length] = (rest & 0x7f) | 0x80;
      this.length += 1;
      rest >>>= 7;
    }
    this.bytes[this.length] = rest;
    this.length += 1;
  }

  /** Moves what another writer holds to the end of this one, after its length. */
  take(other: ByteWriter): void {
    this.number(other.length);
    if (this.length + other.length > this.bytes.length) this.grow(other.length);
    // A few bytes, mostly: a native copy would cost many times as much.
    for (let at = 0; at < other.length; at += 1)
      this.bytes[this.length + at] = other.bytes[at] ?? 0;
    this.length += other.length;
    other.length = 0;
  }

  /** All that was written; the writer is empty afterwards. */
  finish(): Buffer {
    const written = Buffer.from(this.bytes.subarray(0, this.length));
    this.length = 0;
    return written;
  }

  private grow(least: number): void {
    this.bytes = Buffer.concat([this.bytes], this.bytes.length * 2 + least);
  }
}

/** Reads what a `ByteWriter` wrote. */
export class ByteReader {
  constructor(
    private readonly bytes: Uint8Array,
    /** Where the next number begins. */
    public at = 0,
  ) {}

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  number(): number {
    let byte = this.bytes[this.at] ?? 0;
    this.at += 1;
    if (byte < 0x80) return byte;
    let value = byte & 0x7f;
    for (let shift = 7; byte > 0x7f; shift += 7) {
      byte = this.bytes[this.at] ?? 0;
      this.at += 1;
      value |= (byte & 0x7f) << shift;
    }
    return value >>> 0;
  }
}
