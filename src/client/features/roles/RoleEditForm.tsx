import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roleEditSchema } from '../../../contract/role';
import type { Role, RoleForm } from '../../../contract/role';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import { paths } from '../../shared/paths';
import { PermissionsField } from './PermissionsField';
import { RoleNames } from './RoleNames';
import { useUpdateRoleMutation } from './rolesApi';
import { useRefreshOwnRole } from './useRefreshOwnRole';
import { useSaveRole } from './useSaveRole';

/** Changes a role; it may be left without permissions (readings 52). */
export function RoleEditForm({ role }: { role: Role }) {
  const { t } = useTranslation();
  // As the form began: a later refresh must not change it under the hand.
  const [{ id, name, permissions }] = useState(role);
  const [update] = useUpdateRoleMutation();
  const { save, message, isSaved } = useSaveRole('Failed to update role.');
  const refreshOwnRole = useRefreshOwnRole();
  return (
    <Form<RoleForm>
      schema={roleEditSchema}
      defaultValues={{ name, permissions }}
      onSubmit={async (values, { setError }) => {
        const isDone = await save(() => update({ id, ...values }), setError);
        if (isDone) refreshOwnRole({ id, ...values });
      }}
      message={message}
      actions={
        <FormActions
          submitLabel={t('Update')}
          busyLabel={t('Updating...')}
          cancelTo={paths.Role}
          busy={isSaved}
        />
      }
    >
      <RoleNames />
      <PermissionsField held={permissions} />
    </Form>
  );
}
