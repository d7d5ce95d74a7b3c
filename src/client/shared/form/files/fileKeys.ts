const keys = new WeakMap<File, string>();
let next = 0;

function keyOf(file: File): string {
  const key = keys.get(file) ?? `file-${(next += 1)}`;
  keys.set(file, key);
  return key;
}

/** Lets a file have the key of the one whose place it takes, so that its tile stays the same. */
export function inheritKey(from: File, to: File): void {
  keys.set(to, keyOf(from));
  keys.delete(from);
}

/**
 * A stable React key for each chosen file. Names need not be unique, and one file can be chosen
 * twice.
 */
export function fileKeysOf(files: File[]): string[] {
  return files.map((file, index) => {
    const earlier = files.slice(0, index).filter((other) => other === file).length;
    return `${keyOf(file)}-${earlier}`;
  });
}
