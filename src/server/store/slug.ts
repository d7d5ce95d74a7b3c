import { normalize } from '../../contract/normalize';
import { visibleOnly } from '../../contract/text';

/**
 * `Weather Desk (Night)` becomes `weather-desk-night`. Latin letters lose their accents. Letters of
 * other scripts stay, because a Burmese name has no others.
 */
export function slugOf(name: string): string {
  const bare = normalize(visibleOnly(name), 'NFKD').replace(/[\u0300-\u036F]/g, '');
  return normalize(bare, 'NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

export function freeSlug(wanted: string, isFree: (slug: string) => boolean): string {
  let slug = wanted;
  for (let next = 2; !isFree(slug); next += 1) slug = `${wanted}-${next}`;
  return slug;
}
