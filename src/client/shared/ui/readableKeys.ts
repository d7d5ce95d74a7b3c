const isMac = () => /mac/i.test(navigator.platform);

/** Formats keys in the notation of `aria-keyshortcuts`, such as `Ctrl+S`, or `⌘S` on a Mac. */
export function readableKeys(keys: string): string {
  if (!isMac()) return keys.replace('Control', 'Ctrl');
  return keys.replace('Control', '⌘').replace('Enter', '↵').replaceAll('+', '');
}
