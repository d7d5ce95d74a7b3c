import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import { useController } from 'react-hook-form';
import type { Permission } from '../../../contract/permissions';
import type { RoleForm } from '../../../contract/role';
import { FieldError } from '../../shared/ui/FieldFrame';
import { useField } from '../../shared/form/Form';
import { useTranslation } from '../../shared/text/i18n';
import { PermissionGroups } from './PermissionGroups';
import { Permissions } from './Permissions';
import { withUnlisted } from './readPermissions';

/** Checks permissions one by one, or all at once. */
function PermissionChoice({ permissions }: { permissions: Permission[] }) {
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
          <span>{isAll ? t('Unselect All') : t('Select All')}</span>
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

/**
 * The permissions of a role as a field of its form.
 *
 * @param held slugs that the role holds as the form opens
 */
export function PermissionsField({ held }: { held: string[] }) {
  const { t } = useTranslation();
  const field = useField('permissions');
  return (
    <Box
      role="group"
      aria-labelledby={field.labelId}
      aria-describedby={field.describedBy}
      sx={{ display: 'grid', gap: 1, minWidth: 0 }}
    >
      <FormLabel component="div" id={field.labelId}>
        {t('Permissions')}
      </FormLabel>
      <Permissions>
        {(listed) => <PermissionChoice permissions={withUnlisted(listed, held)} />}
      </Permissions>
      {field.message && <FieldError id={field.errorId} message={field.message} />}
    </Box>
  );
}
