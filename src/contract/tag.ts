import { object } from 'yup';
import { visibleName } from './fields';
import type { Id } from './ids';

export interface Tag {
  id: Id;
  name: string;
  slug: string;
}

/** `POST /api/tags`. The specification words no rule for it; the screen never sends a blank name. */
export const tagSchema = object({
  name: visibleName('Tag name is required.'),
});
