import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../shared/form/FieldError';
import { useField } from '../../shared/form/useField';
import { PermissionChoice } from './PermissionChoice';
import { Permissions } from './Permissions';
import { withUnlisted } from './permissionGroups';

/**
 * The permissions of a role as a field of its form.
 *
 * @param held slugs that the role holds as the form opens
 */
export function PermissionsField({ held }: { held: string[] }) {
  const { t } = useTranslation();
  const field = useField('permissions', undefined);
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
