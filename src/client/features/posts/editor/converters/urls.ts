import { LINK_SCHEMES } from '../../../../../contract/postHtml';

const ABSOLUTE = new RegExp(`^(?:${LINK_SCHEMES.join('|')}):[^\\s\\p{Cc}]+$`, 'iu');
const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const PHONE = /^\+?[\d\s()-]{5,}$/;
/** A host with a dot in it, then perhaps a port and a path. Burmese hosts match too. */
const BARE_HOST = /^[^\s/?#:@]+\.[^\s/?#:@.]{2,}(?::\d+)?(?:[/?#]\S*)?$/;

/** An `href` that a link may keep; null for a relative URL or one with another scheme. */
export function safeUrl(href: string | null): string | null {
  const url = href?.trim() ?? '';
  return ABSOLUTE.test(url) ? url : null;
}

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
  return safeUrl(BARE_HOST.test(bare) ? `https://${bare}` : text);
}
