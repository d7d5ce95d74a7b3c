/** Writes integers below 2^32 as LEB128 variable-length numbers. */
export class ByteWriter {
  private bytes = Buffer.allocUnsafe(4096);
  private written = 0;

  /** Bytes since the last flush. */
  get length(): number {
    return this.written;
  }

  number(value: number): void {
    this.reserve(5);
    let rest = value;
    while (rest > 0x7f) {
      this.bytes[this.written] = (rest & 0x7f) | 0x80;
      this.written += 1;
      rest >>>= 7;
    }
    this.bytes[this.written] = rest;
    this.written += 1;
  }

  /** Appends bytes; mostly a few, for which a native copy would cost many times as much. */
  append(bytes: Uint8Array, length: number): void {
    this.reserve(length);
    for (let at = 0; at < length; at += 1) this.bytes[this.written + at] = bytes[at] ?? 0;
    this.written += length;
  }

  /** Returns what was written and empties the writer. */
  flush(): Buffer {
    const flushed = Buffer.from(this.bytes.subarray(0, this.written));
    this.written = 0;
    return flushed;
  }

  private reserve(needed: number): void {
    if (this.written + needed <= this.bytes.length) return;
    this.bytes = Buffer.concat([this.bytes], this.bytes.length * 2 + needed);
  }
}

/** Reads the output of a `ByteWriter`. */
export class ByteReader {
  constructor(
    readonly bytes: Uint8Array,
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
