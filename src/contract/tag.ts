import { object } from 'yup';
import { visibleName } from './fields';
import type { Id } from './ids';

export interface Tag {
  id: Id;
  name: string;
  slug: string;
}

/** For other clients of `POST /api/tags`: the tag picker never sends a blank name. */
export const tagSchema = object({
  name: visibleName('Tag name is required.'),
});
