const keys = new WeakMap<File, string>();
let next = 0;

function keyOf(file: File): string {
  const key = keys.get(file) ?? `file-${(next += 1)}`;
  keys.set(file, key);
  return key;
}

/**
 * A key for each chosen file that stays with it, whatever is taken out before it. Names can be
 * alike, and one file can be chosen twice.
 */
export function fileKeysOf(files: File[]): string[] {
  return files.map((file, index) => {
    const earlier = files.slice(0, index).filter((other) => other === file).length;
    return `${keyOf(file)}-${earlier}`;
  });
}
