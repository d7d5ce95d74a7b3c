/** A file of `size` bytes. */
export function buildFile(name: string, type = 'image/jpeg', size = 12_400): File {
  return new File([new Uint8Array(size)], name, { type });
}

/** Tracks the object URLs in use; jsdom implements none. */
export function watchObjectUrls() {
  const open = new Set<string>();
  let next = 0;
  URL.createObjectURL = () => {
    const url = `blob:test/${(next += 1)}`;
    open.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void open.delete(url);
  return open;
}
