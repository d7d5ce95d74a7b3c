import { parse } from 'bowser';

/** Browser and system of a `User-Agent` header; null unless both are known. */
export function deviceOf(userAgent: string): { browser: string; system: string } | null {
  // The parser refuses an empty text.
  if (userAgent === '') return null;
  const { browser, os } = parse(userAgent);
  return browser.name && os.name ? { browser: browser.name, system: os.name } : null;
}
