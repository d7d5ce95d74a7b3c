import { linkAddress } from '../../../../../contract/postHtml';

const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const PHONE = /^\+?[\d\s()-]{5,}$/;
/** A host with a dot, optionally followed by a port and a path. Burmese hosts match too. */
const BARE_HOST = /^[^\s/?#:@]+\.[^\s/?#:@.]{2,}(?::\d+)?(?:[/?#].*)?$/;

/**
 * Completes a typed address: `example.org` gets `https://`, an e-mail address `mailto:`, a number
 * `tel:`.
 *
 * @returns the URL, or null for anything else and for schemes that are not allowed
 */
export function urlFromInput(input: string): string | null {
  const text = input.trim();
  if (MAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[\s()-]/g, '')}`;
  const bare = text.replace(/^\/\//, '');
  return linkAddress(BARE_HOST.test(bare) ? `https://${bare}` : text);
}
