/** A file of so many bytes as a person would choose it. */
export function buildFile(name: string, type = 'image/jpeg', size = 12_400): File {
  return new File([new Uint8Array(size)], name, { type });
}

/** Counts the addresses of files that are in use; jsdom has none of its own. */
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
