import { normalize } from './text';

/**
 * A tag's name as it is compared (readings 89): two that look alike are the same. White space
 * round it, invisible characters, the order of Burmese signs that NFC settles, and case do not count.
 */
export function tagKey(name: string): string {
  return normalize(name.replace(/\p{Default_Ignorable_Code_Point}/gu, ''), 'NFC')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}
