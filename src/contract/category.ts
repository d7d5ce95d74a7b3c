import { number, object } from 'yup';
import type { InferType } from 'yup';
import { anyText, atMost, chosenId, visibleName, visibleText } from './fields';
import { MAX_LENGTH } from './lengths';
import { component, ID, oneOf, orNull, orNullElsewhere, TEXT } from './shapes';
import type { ShapesOf, TypeOf } from './shapes';
import { visibleOnly } from './text';
import { VERSION } from './versioned';

const CATEGORY_LEVELS = [1, 2] as const;

const ICON = '/build/icons/category-one.svg';

/** `icon` is the address of an image; `parent_id` is null at level 1. */
export const Category = component(
  'Category',
  {
    id: ID,
    name: TEXT,
    icon: orNullElsewhere(TEXT),
    parent_id: orNull(ID),
    level: oneOf(CATEGORY_LEVELS),
    version: VERSION,
  } satisfies ShapesOf<Pick<CategoryForm, 'name'>>,
  { example: { id: 5, name: 'Flood', icon: ICON, parent_id: 2, level: 2, version: 1 } },
);
export type Category = TypeOf<typeof Category>;

export const CategoryName = component(
  'CategoryName',
  { id: ID, name: TEXT },
  { example: { id: 5, name: 'Flood' } },
);

export const CategoryParent = component(
  'CategoryParent',
  { id: ID, name: TEXT, icon: TEXT },
  { example: { id: 2, name: 'Weather', icon: ICON } },
);

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
