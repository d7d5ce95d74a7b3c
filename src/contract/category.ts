import { number, object } from 'yup';
import type { InferType } from 'yup';
import { anyText, atMost, chosenId, visibleName, visibleText } from './fields';
import type { Id } from './ids';
import { MAX_LENGTH } from './lengths';
import { visibleOnly } from './text';
import type { Versioned } from './versioned';

export const CATEGORY_LEVELS = [1, 2] as const;

/** `icon` is the address of an image; `parent_id` is null at level 1. */
export interface Category extends Versioned, Omit<CategoryForm, 'icon' | 'level' | 'parent_id'> {
  icon: string | null;
  parent_id: Id | null;
  level: (typeof CATEGORY_LEVELS)[number];
}

const nameLength = atMost(MAX_LENGTH.category, 'Category name');

const iconLength = atMost(MAX_LENGTH.icon, 'Category icon');

export const categoryIcon = visibleText('Please select a category icon.', iconLength);

const level = number().oneOf(CATEGORY_LEVELS, 'The level must be 1 or 2.').required();

/** A category at level 1 has no parent, so a chosen parent becomes null there. */
export const categorySchema = object({
  name: visibleName('Please enter category name.', nameLength),
  icon: categoryIcon,
  level,
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

/** The rules whose messages edit shows. If a field is missing, edit silently does nothing. */
export const categoryEditSchema = object({
  name: anyText(nameLength, visibleOnly),
  icon: anyText(iconLength),
  level,
  parent_id: chosenId().nullable().default(null),
});

export type CategoryForm = InferType<typeof categorySchema>;
