import { object, string } from 'yup';
import type { InferType, ObjectSchema } from 'yup';
import { atMost, list, nonEmptyList, optionalText, toVisible, visibleName } from './fields';
import { MAX_LENGTH } from './lengths';
import { LIST_LIMITS } from './limits';
import { isRecord } from './records';
import { isBlank } from './text';
import type { Versioned } from './versioned';

export interface RoleName {
  en: string;
  mm: string;
}

/** `permissions` are slugs. */
export interface Role extends Versioned, RoleForm {
  slug: string;
}

const slug = string().required();

const englishLength = atMost(MAX_LENGTH.role, 'English name');
const myanmarLength = atMost(MAX_LENGTH.role, 'Myanmar name');

/** A body without names gets the same messages as one with two empty names. */
const asNames = (value: unknown) => (isRecord(value) ? value : {});

export const roleCreateSchema = object({
  name: object({
    en: visibleName('English name is required.').test(englishLength),
    mm: visibleName('Myanmar name is required.').test(myanmarLength),
  }).transform(asNames),
  permissions: nonEmptyList(
    slug,
    LIST_LIMITS.permissions,
    'At least one permission must be selected.',
  ),
});

const NAMES_REQUIRED = 'Please fill in both English and Myanmar names.';

/** On edit both names share one message, and a role may have no permissions. */
export const roleEditSchema = object({
  name: object({
    en: optionalText().transform(toVisible).test(englishLength),
    mm: optionalText().transform(toVisible).test(myanmarLength),
  })
    .transform(asNames)
    .test('both', NAMES_REQUIRED, ({ en, mm }) => !isBlank(en) && !isBlank(mm)),
  permissions: list(slug, LIST_LIMITS.permissions).required(),
}) satisfies ObjectSchema<RoleForm>;

export type RoleForm = InferType<typeof roleCreateSchema>;
