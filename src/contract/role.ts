import { array, object, string } from 'yup';
import type { InferType, ObjectSchema } from 'yup';
import { visibleText } from './fields';
import type { Id } from './ids';
import { isBlank } from './text';

export interface RoleName {
  en: string;
  mm: string;
}

/** A role with its permissions as slugs (section 3). */
export interface Role {
  id: Id;
  slug: string;
  name: RoleName;
  permissions: string[];
}

const permissions = array(string().required()).required();

/** Section 5, role create. */
export const roleCreateSchema = object({
  name: object({
    en: visibleText('English name is required.').trim(),
    mm: visibleText('Myanmar name is required.').trim(),
  }),
  permissions: permissions.min(1, 'At least one permission must be selected.'),
});

const NAMES_REQUIRED = 'Please fill in both English and Myanmar names.';

/** Section 5, role edit: one message for both names, and no permission minimum (readings 52). */
export const roleEditSchema = object({
  name: object({ en: string().defined().trim(), mm: string().defined().trim() }).test(
    'both',
    NAMES_REQUIRED,
    ({ en, mm }) => !isBlank(en) && !isBlank(mm),
  ),
  permissions,
}) satisfies ObjectSchema<RoleForm>;

export type RoleForm = InferType<typeof roleCreateSchema>;
