import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Permission } from '../../../contract/permissions';
import type { RoleForm } from '../../../contract/role';
import { PermissionGroups } from './PermissionGroups';

/** Ticks permissions one by one, or all at once (readings 51). */
export function PermissionChoice({ permissions }: { permissions: Permission[] }) {
  const { t } = useTranslation();
  const { field } = useController<RoleForm, 'permissions'>({ name: 'permissions' });
  const ticked = field.value;
  const all = permissions.map(({ slug }) => slug);
  const isAll = all.every((slug) => ticked.includes(slug));
  const toggle = (slug: string) =>
    field.onChange(
      ticked.includes(slug) ? ticked.filter((other) => other !== slug) : [...ticked, slug],
    );
  return (
    <>
      <Box>
        <Button variant="outlined" onClick={() => field.onChange(isAll ? [] : all)}>
          {isAll ? t('Unselect All') : t('Select All')}
        </Button>
      </Box>
      <PermissionGroups
        permissions={permissions}
        ticked={ticked}
        onToggle={toggle}
        firstRef={field.ref}
      />
    </>
  );
}
