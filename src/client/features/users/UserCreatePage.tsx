import { generatePath } from 'react-router';
import { userCreateSchema } from '../../../contract/user';
import type { UserCreateForm } from '../../../contract/user';
import type { Save } from '../../shared/api/api';
import { failureTextOr } from '../../shared/api/apiError';
import { useHas } from '../../shared/api/serverSlice';
import { CheckboxInput } from '../../shared/form/CheckboxInput';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import { PasswordInput } from '../../shared/form/PasswordInput';
import { TextInput } from '../../shared/form/TextInput';
import { useTranslation } from '../../shared/text/i18n';
import { paths } from '../../shared/pages/paths';
import { PermissionNotice } from '../../shared/ui/PermissionNotice';
import { PageHeader } from '../../shared/ui/PageHeader';
import { RoleSelect } from './RoleSelect';
import { USER_FIELDS } from './userFields';
import { useCreateUserMutation } from './usersApi';

const blank = {
  name: '',
  email: '',
  password: '',
  password_confirmation: '',
  role_id: '',
  must_change_password: true,
};

const FIELDS = { ...USER_FIELDS, name: { ...USER_FIELDS.name, label: 'Full Name' } };

const failureText = failureTextOr('Failed to create user.');

function NewUserFields({ canBeTemporary }: { canBeTemporary: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput name="name" autoComplete="off" required />
      <TextInput name="email" type="email" autoComplete="off" required />
      <PasswordInput name="password" autoComplete="new-password" isChosen required />
      <PasswordInput
        name="password_confirmation"
        toggleLabel={t('confirm password')}
        autoComplete="new-password"
        required
      />
      {canBeTemporary && <CheckboxInput name="must_change_password" />}
      <RoleSelect />
    </>
  );
}

export function UserCreatePage() {
  const { t } = useTranslation();
  const [create] = useCreateUserMutation();
  const canBeTemporary = useHas('temporary-passwords');
  const submit = ({ values, ...save }: Save<UserCreateForm>) => {
    const { must_change_password, ...specified } = values;
    const sent = canBeTemporary ? { ...specified, must_change_password } : specified;
    return create({ ...save, values: sent });
  };
  return (
    <>
      <PageHeader title={t('Create User')} />
      <PermissionNotice slug="user-create" />
      <Form
        schema={userCreateSchema}
        defaultValues={blank}
        edited={null}
        fields={FIELDS}
        draftName="user:new"
        submit={submit}
        failureText={failureText}
        successText={t('User created successfully!')}
        nameOf={({ name }) => name}
        pageOf={(id) => generatePath(paths.UserDetail, { id })}
        savedTo={paths.User}
        actions={
          <FormActions
            submitLabel={t('Create User')}
            busyLabel={t('Creating...')}
            cancelTo={paths.User}
          />
        }
      >
        <NewUserFields canBeTemporary={canBeTemporary} />
      </Form>
    </>
  );
}
