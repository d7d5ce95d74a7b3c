const isMac = () => /mac/i.test(navigator.platform);

/** `Ctrl+S`, or `⌘S` on a Mac, for keys in the notation of `aria-keyshortcuts`. */
export function readableKeys(keys: string): string {
  if (!isMac()) return keys.replace('Control', 'Ctrl');
  return keys.replace('Control', '⌘').replace('Enter', '↵').replaceAll('+', '');
}
