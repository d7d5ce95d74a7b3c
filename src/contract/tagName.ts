import { normalize } from './normalize';

/**
 * The key by which tag names are compared, so that two names that look the same are the same tag:
 * trimmed, in lower case and NFC, without invisible characters.
 */
export function tagKey(name: string): string {
  return normalize(name.replace(/\p{Default_Ignorable_Code_Point}/gu, ''), 'NFC')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}
