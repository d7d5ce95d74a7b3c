import { roleCreateSchema } from '../../../contract/role';
import { useTranslation } from '../../shared/text/i18n';
import { PermissionNotice } from '../../shared/ui/PermissionNotice';
import { PageHeader } from '../../shared/ui/PageHeader';
import { RoleEditor } from './RoleEditor';
import { useCreateRoleMutation } from './rolesApi';

const blank = { name: { en: '', mm: '' }, permissions: [] };

export function RoleCreatePage() {
  const { t } = useTranslation();
  const [create] = useCreateRoleMutation();
  return (
    <>
      <PageHeader title={t('Create Role')} />
      <PermissionNotice slug="role-create" />
      <RoleEditor
        edited={null}
        draftName="role:new"
        role={blank}
        schema={roleCreateSchema}
        submit={create}
        failureText="Failed to create role."
        successText={t('Role created successfully!')}
        submitLabel={t('Create')}
        busyLabel={t('Creating...')}
      />
    </>
  );
}
