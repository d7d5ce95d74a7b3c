import { withoutDirection } from '../../../contract/text';

/** A name that stands in a message, told apart from the same name on the screen behind it. */
export const quoted = (name: string) => `“${withoutDirection(name)}”`;
