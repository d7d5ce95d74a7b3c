import { normalize } from '../../contract/text';

/**
 * A name as it can stand in an address: `Weather Desk (Night)` becomes `weather-desk-night`. Latin
 * letters lose their accents; letters of other scripts stay, as a Burmese name holds no others.
 */
export function slugOf(name: string): string {
  const letters = name.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const bare = normalize(letters, 'NFKD').replace(/[\u0300-\u036F]/g, '');
  return normalize(bare, 'NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** The slug that is wanted, or else the first of `wanted-2`, `wanted-3`… that can be used. */
export function freeSlug(wanted: string, isUsable: (slug: string) => boolean): string {
  let slug = wanted;
  for (let next = 2; !isUsable(slug); next += 1) slug = `${wanted}-${next}`;
  return slug;
}
