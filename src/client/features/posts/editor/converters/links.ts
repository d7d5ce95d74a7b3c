import { LINK_SCHEMES } from '../../../../../contract/postHtml';

const ABSOLUTE = new RegExp(`^(?:${LINK_SCHEMES.join('|')}):[^\\s\\p{Cc}]+$`, 'iu');
const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const PHONE = /^\+?[\d\s()-]{5,}$/;
/** A host with a dot in it, then perhaps a port and a path. Burmese hosts count too. */
const BARE_HOST = /^[^\s/?#:@]+\.[^\s/?#:@.]{2,}(?::\d+)?(?:[/?#]\S*)?$/;

/** An address of HTML as a link may keep it; null where it leads nowhere that is allowed. */
export function safeLink(href: string | null): string | null {
  const address = href?.trim() ?? '';
  return ABSOLUTE.test(address) ? address : null;
}

/**
 * What somebody typed as the address of a link: `example.org` gets `https://`, an e-mail address
 * `mailto:`, a number `tel:`.
 *
 * @returns the address, or null for what is none or has a scheme that is not allowed
 */
export function typedLink(typed: string): string | null {
  const text = typed.trim();
  if (MAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[\s()-]/g, '')}`;
  const bare = text.replace(/^\/\//, '');
  return safeLink(BARE_HOST.test(bare) ? `https://${bare}` : text);
}
