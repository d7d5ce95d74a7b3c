import { useTranslation } from 'react-i18next';
import { roleCreateSchema } from '../../../contract/role';
import type { RoleForm } from '../../../contract/role';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import { paths } from '../../shared/paths';
import { PermissionNotice } from '../../shared/session/PermissionNotice';
import { PageHeader } from '../../shared/ui/PageHeader';
import { PermissionsField } from './PermissionsField';
import { RoleNames } from './RoleNames';
import { useCreateRoleMutation } from './rolesApi';
import { useSaveRole } from './useSaveRole';

/** A new role: two names and at least one permission (section 5). */
export function RoleCreatePage() {
  const { t } = useTranslation();
  const [create] = useCreateRoleMutation();
  const { save, message, isSaved } = useSaveRole('Failed to create role.');
  return (
    <>
      <PageHeader title={t('Create Role')} />
      <PermissionNotice slug="role-create" />
      <Form<RoleForm>
        schema={roleCreateSchema}
        defaultValues={{ name: { en: '', mm: '' }, permissions: [] }}
        onSubmit={async (values, { setError }) => {
          await save(() => create(values), setError);
        }}
        message={message}
        actions={
          <FormActions
            submitLabel={t('Create')}
            busyLabel={t('Creating...')}
            cancelTo={paths.Role}
            busy={isSaved}
          />
        }
      >
        <RoleNames />
        <PermissionsField held={[]} />
      </Form>
    </>
  );
}
