import { object } from 'yup';
import type { InferType } from 'yup';
import { atMost, chosenId, visibleName } from './fields';
import type { Id } from './ids';
import { MAX_LENGTH } from './lengths';
import { component, COUNT, ID, TEXT } from './shapes';
import type { ShapesOf, TypeOf } from './shapes';

const tag = { id: ID, name: TEXT, slug: TEXT } satisfies ShapesOf<TagForm>;

export const Tag = component('Tag', tag, { example: { id: 9, name: 'Bago', slug: 'bago' } });
export type Tag = TypeOf<typeof Tag>;

export const TagUse = component('TagUse', { ...tag, posts: COUNT });
export type TagUse = TypeOf<typeof TagUse>;

/** A tag that was merged into another one, as the audit trail keeps it. */
export interface MergedTag extends Tag {
  created_at: string;
  /** The posts in which the other tag replaced it, deleted ones included. */
  posts: Id[];
  /** The posts that had both tags, by the place of this one among their tags. */
  posts_with_both: { position: number; posts: Id[] }[];
}

export const tagNameLength = atMost(MAX_LENGTH.tag, 'Tag name');

/**
 * The name of a new or renamed tag. The tag picker never sends a name that is blank or too long.
 */
export const tagSchema = object({
  name: visibleName('Tag name is required.', tagNameLength),
});

export const tagMergeSchema = object({ into: chosenId().required('Please select a tag.') });

export type TagForm = InferType<typeof tagSchema>;
export type TagMergeForm = InferType<typeof tagMergeSchema>;
