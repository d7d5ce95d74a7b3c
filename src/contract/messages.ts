import { component, FLAG, INSTANT, arrayOf, optional, orNull, sometimes, TEXT } from './shapes';
import type { Shape, TypeOf } from './shapes';

export const Message = component(
  'Message',
  { message: TEXT },
  { example: { message: 'Password changed successfully!' } },
);

const ERRORS: Shape<Record<string, string[]>> = {
  schema: { type: 'object', additionalProperties: arrayOf(TEXT).schema, minProperties: 1 },
};

export const Refusal = component(
  'Refusal',
  { message: TEXT, errors: ERRORS },
  { description: 'The messages by field; `message` is the first of them.' },
);

/** The 404 response. Only this server says who deleted the entity. */
export const Missing = component(
  'Missing',
  {
    message: TEXT,
    /** The user who deleted it; null if unknown. */
    deleted_by: sometimes(optional(orNull(TEXT))),
    deleted_at: sometimes(optional(INSTANT)),
    /** Whether it can still be restored. */
    restorable: sometimes(optional(FLAG)),
  },
  { description: 'Who deleted the entity and when, if somebody did.' },
);
/** The 404 response for an entity that somebody has deleted. */
export type DeletedEntity = Required<TypeOf<typeof Missing>>;
