import { object } from 'yup';
import type { InferType, ObjectSchema } from 'yup';
import { atMost, list, nonEmptyList, optionalText, text, visibleName } from './fields';
import { MAX_LENGTH } from './lengths';
import { LIST_LIMITS } from './limits';
import { isRecord } from './records';
import { isBlank, visibleOnly } from './text';
import type { Versioned } from './versioned';

export interface RoleName {
  en: string;
  mm: string;
}

/** `permissions` are slugs. */
export interface Role extends Versioned, RoleForm {
  slug: string;
}

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
