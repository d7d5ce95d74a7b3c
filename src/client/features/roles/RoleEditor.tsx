import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentProps } from 'react';
import { generatePath } from 'react-router';
import type { Id } from '../../../contract/ids';
import type { RoleForm } from '../../../contract/role';
import { joinedErrorsOf } from '../../shared/api/apiError';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import type { FieldTable } from '../../shared/form/fieldTable';
import { useTranslation } from '../../shared/text/i18n';
import { useListReturn } from '../../shared/lists/useListReturn';
import { paths } from '../../shared/paths';
import { roleNameOr } from '../../shared/text/roleNameOr';
import { PermissionsField } from './PermissionsField';
import { RoleNames } from './RoleNames';
import { useGetPermissionsQuery } from './rolesApi';

const ROLE_REDIRECT_MS = 200;

function PermissionNames({ slugs }: { slugs: string[] }) {
  const { t } = useTranslation();
  const { data: listed } = useGetPermissionsQuery();
  const nameOf = (slug: string) =>
    t(listed?.find((permission) => permission.slug === slug)?.name.en ?? slug);
  return slugs.map(nameOf).join('\n');
}

export const ROLE_FIELDS: FieldTable<RoleForm> = {
  'name.en': { label: 'Role Name (English)' },
  'name.mm': { label: 'Role Name (Myanmar)' },
  permissions: { label: 'Permissions', show: (slugs) => <PermissionNames slugs={slugs} /> },
};

interface RoleEditorProps extends Pick<
  ComponentProps<typeof Form<RoleForm>>,
  'schema' | 'submit' | 'onSaved' | 'successText' | 'edited'
> {
  /** The form and what it edits, such as `role:4`. */
  draftName: string;
  /** What the form starts with. */
  role: RoleForm;
  /** The message where the server sends no `errors`; its `message` is ignored. */
  failureText: string;
  submitLabel: string;
  busyLabel: string;
}

/** Leads to the list shortly after a save, unless the page has been left by then. */
function useRedirect(isCreated: boolean) {
  const leadTo = useEffectEvent(useListReturn());
  const [saved, setSaved] = useState<{ id: Id | undefined } | null>(null);
  useEffect(() => {
    if (!saved) return undefined;
    const timer = setTimeout(() => void leadTo(paths.Role, saved.id, isCreated), ROLE_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [saved, isCreated]);
  return { isSaved: saved !== null, redirect: (id: Id | undefined) => setSaved({ id }) };
}

/** The form of creating and editing. It stays busy until the list opens, so that it is sent once. */
export function RoleEditor({ draftName, role, failureText, onSaved, ...props }: RoleEditorProps) {
  const { schema, submit, successText, edited, ...labels } = props;
  const { isSaved, redirect } = useRedirect(edited === undefined);
  return (
    <Form<RoleForm>
      schema={schema}
      defaultValues={role}
      draft={{ name: draftName, fields: ROLE_FIELDS }}
      submit={submit}
      failureText={(error) => joinedErrorsOf(error) ?? failureText}
      successText={successText}
      edited={edited}
      nameOf={({ name }) => roleNameOr(name.en, { name })}
      pageOf={(id) => generatePath(paths.RoleDetail, { id })}
      onSaved={async (values, id) => {
        redirect(id);
        await onSaved?.(values, id);
      }}
      isWide
      actions={<FormActions {...labels} cancelTo={paths.Role} busy={isSaved} />}
    >
      <RoleNames />
      <PermissionsField held={role.permissions} />
    </Form>
  );
}
