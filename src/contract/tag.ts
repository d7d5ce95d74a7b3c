import { object } from 'yup';
import { atMost, visibleName } from './fields';
import type { Id } from './ids';
import { MAX_LENGTH } from './lengths';

export interface Tag {
  id: Id;
  name: string;
  slug: string;
}

export const tagNameLength = atMost(MAX_LENGTH.tag, 'Tag name');

/** For other clients of `POST /api/tags`: the tag picker never sends a blank or too long a name. */
export const tagSchema = object({
  name: visibleName('Tag name is required.').test(tagNameLength),
});
