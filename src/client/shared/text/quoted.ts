import { withoutDirection } from '../../../contract/text';

/**
 * Quotes a name within a message, which distinguishes it from the same name on the screen behind.
 */
export const quoted = (name: string) => `“${withoutDirection(name)}”`;
