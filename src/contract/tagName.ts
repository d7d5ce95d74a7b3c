import { normalize } from './normalize';
import { visibleOnly } from './text';

/**
 * The key by which tag names are compared, so that names that look the same are the same tag:
 * trimmed, in lower case and NFC, without invisible characters.
 */
export function tagKey(name: string): string {
  return normalize(visibleOnly(name), 'NFC').replace(/\s+/gu, ' ').toLowerCase();
}
