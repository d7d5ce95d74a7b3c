import { number, object } from 'yup';
import type { InferType } from 'yup';
import { chosenId, visibleName, visibleText } from './fields';
import type { Id } from './ids';

/** Categories form a tree of two levels: 1 is a parent, 2 a child. */
export const CATEGORY_LEVELS = [1, 2] as const;

/** `icon` is the address of an image; `parent_id` is null at level 1. */
export interface Category {
  id: Id;
  name: string;
  icon: string | null;
  parent_id: Id | null;
  level: (typeof CATEGORY_LEVELS)[number];
}

/**
 * Edit applies the same rules but shows no message. A parent is meaningless at level 1: whatever was
 * chosen there becomes null.
 */
export const categorySchema = object({
  name: visibleName('Please enter category name.'),
  icon: visibleText('Please select a category icon.'),
  level: number().oneOf(CATEGORY_LEVELS).required(),
  parent_id: chosenId()
    .nullable()
    .default(null)
    .when('level', {
      is: 2,
      then: (schema) =>
        schema.test('parent', 'Please select a parent category.', (id) => id !== null && id !== ''),
      otherwise: (schema) => schema.transform(() => null),
    }),
});

export type CategoryForm = InferType<typeof categorySchema>;
