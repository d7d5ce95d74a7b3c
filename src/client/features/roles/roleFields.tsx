import { namesOfPermission, PERMISSION_SLUGS } from '../../../contract/permissions';
import type { Role, RoleForm } from '../../../contract/role';
import { readSlugs } from '../../shared/api/normalize';
import { useTranslation } from '../../shared/text/i18n';
import type { Translate } from '../../shared/text/i18n';
import type { FieldTable } from '../../shared/ui/fieldTable';
import { useGetPermissionsQuery } from './rolesApi';

function PermissionNames({ slugs }: { slugs: string[] }) {
  const { t } = useTranslation();
  const { data: listed } = useGetPermissionsQuery();
  const nameOf = (slug: string) =>
    t(listed?.find((permission) => permission.slug === slug)?.name ?? slug);
  return slugs.map(nameOf).join('\n');
}

const nameOf = (slug: string, t: Translate) =>
  PERMISSION_SLUGS.some((known) => known === slug) ? t(namesOfPermission(slug).name) : slug;

export const ROLE_FIELDS = {
  id: 'stored',
  slug: 'stored',
  'name.en': { label: 'Role Name (English)', heading: 'Role Name (EN)', change: 'text' },
  'name.mm': { label: 'Role Name (Myanmar)', heading: 'Role Name (MM)', change: 'text' },
  permissions: {
    label: 'Permissions',
    show: (slugs) => <PermissionNames slugs={slugs} />,
    change: 'entries',
    read: ({ permissions }, t) => readSlugs(permissions).map((slug) => nameOf(slug, t)),
  },
  version: 'stored',
} satisfies FieldTable<RoleForm, Role>;
