import { fold } from './fold';
import { visibleOnly } from './text';

/**
 * The key by which tag names are compared, so that names that look the same are the same tag. It is
 * computed when it is needed and never stored, because `fold` may change.
 */
export const tagKey = (name: string): string => fold(visibleOnly(name));
