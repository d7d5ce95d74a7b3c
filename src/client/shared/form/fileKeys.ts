const keys = new WeakMap<File, string>();
let next = 0;

/** A key that stays with a chosen file, whatever is taken out before it. Names can be alike. */
export function fileKeyOf(file: File): string {
  const key = keys.get(file) ?? `file-${(next += 1)}`;
  keys.set(file, key);
  return key;
}
