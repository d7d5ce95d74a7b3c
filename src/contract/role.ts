import { object } from 'yup';
import type { InferType, ObjectSchema } from 'yup';
import { atMost, list, nonEmptyList, optionalText, text, visibleName } from './fields';
import { MAX_LENGTH } from './lengths';
import { LIST_LIMITS } from './limits';
import { PERMISSION_SLUGS } from './permissions';
import { isRecord } from './records';
import { component, ID, arrayOf, objectOf, oneOf, TEXT } from './shapes';
import type { ShapesOf, Shape, TypeOf } from './shapes';
import { isBlank, visibleOnly } from './text';
import { VERSION } from './versioned';

export const ROLE_NAME = objectOf({ en: TEXT, mm: TEXT });
export type RoleName = TypeOf<typeof ROLE_NAME>;

/** Other back ends may have other permissions. */
const SLUG: Shape<string> = oneOf(PERMISSION_SLUGS);
export const SLUGS = arrayOf(SLUG);

export const Role = component(
  'Role',
  {
    id: ID,
    slug: TEXT,
    name: ROLE_NAME,
    permissions: SLUGS,
    version: VERSION,
  } satisfies ShapesOf<RoleForm>,
  {
    example: {
      id: 4,
      slug: 'editor',
      name: { en: 'Editor', mm: 'အယ်ဒီတာ' },
      permissions: ['post-create', 'post-edit'],
      version: 1,
    },
  },
);
export type Role = TypeOf<typeof Role>;

/** One entry of `GET /api/roles/permissions`. */
export const Permission = component(
  'Permission',
  { id: ID, slug: SLUG, group: TEXT, name: objectOf({ en: TEXT }) },
  { example: { id: 1, slug: 'post-create', group: 'Post', name: { en: 'Create post' } } },
);
export type Permission = TypeOf<typeof Permission>;

const slug = text(MAX_LENGTH.permission)
  .required()
  .test(atMost(MAX_LENGTH.permission, 'Permission'));

const englishLength = atMost(MAX_LENGTH.role, 'English name');
const myanmarLength = atMost(MAX_LENGTH.role, 'Myanmar name');

/** A body without names gets the same messages as one with two empty names. */
const asNames = (value: unknown) => (isRecord(value) ? value : {});

export const roleCreateSchema = object({
  name: object({
    en: visibleName('English name is required.', englishLength),
    mm: visibleName('Myanmar name is required.', myanmarLength),
  }).transform(asNames),
  permissions: nonEmptyList(
    slug,
    LIST_LIMITS.permissions,
    'At least one permission must be selected.',
  ),
});

const NAMES_REQUIRED = 'Please fill in both English and Myanmar names.';

/** A name of the wrong type counts as missing. */
const editedName = (rule: typeof englishLength) =>
  optionalText(rule, visibleOnly).transform((name: unknown, sent: unknown) =>
    typeof sent === 'string' ? name : '',
  );

/** On edit both names share one message, and a role may have no permissions. */
export const roleEditSchema = object({
  name: object({
    en: editedName(englishLength),
    mm: editedName(myanmarLength),
  })
    .transform(asNames)
    .test('both', NAMES_REQUIRED, ({ en, mm }) => !isBlank(en) && !isBlank(mm)),
  permissions: list(slug, LIST_LIMITS.permissions).required(),
}) satisfies ObjectSchema<RoleForm>;

export type RoleForm = InferType<typeof roleCreateSchema>;
