import { array, object, string } from 'yup';
import type { InferType, ObjectSchema } from 'yup';
import { nonEmptyList, optionalText, visibleName } from './fields';
import type { Id } from './ids';
import { isRecord } from './records';
import { isBlank } from './text';

export interface RoleName {
  en: string;
  mm: string;
}

/** `permissions` are slugs. */
export interface Role {
  id: Id;
  slug: string;
  name: RoleName;
  permissions: string[];
}

const slug = string().required();

/** A body without names fails with the same messages as one with two empty names. */
const asNames = (value: unknown) => (isRecord(value) ? value : {});

export const roleCreateSchema = object({
  name: object({
    en: visibleName('English name is required.'),
    mm: visibleName('Myanmar name is required.'),
  }).transform(asNames),
  permissions: nonEmptyList(slug, 'At least one permission must be selected.'),
});

const NAMES_REQUIRED = 'Please fill in both English and Myanmar names.';

/** On edit both names share one message, and a role may be left without permissions. */
export const roleEditSchema = object({
  name: object({
    en: optionalText(),
    mm: optionalText(),
  })
    .transform(asNames)
    .test('both', NAMES_REQUIRED, ({ en, mm }) => !isBlank(en) && !isBlank(mm)),
  permissions: array(slug).required(),
}) satisfies ObjectSchema<RoleForm>;

export type RoleForm = InferType<typeof roleCreateSchema>;
