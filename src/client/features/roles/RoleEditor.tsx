import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { useFormContext, useFormState, useWatch, useController } from 'react-hook-form';
import { generatePath } from 'react-router';
import type { RoleForm } from '../../../contract/role';
import { isBlank } from '../../../contract/text';
import { joinedErrorsOf } from '../../shared/api/apiError';
import { Form, useField, useFieldState } from '../../shared/form/Form';
import { useBoundText } from '../../shared/form/useBoundText';
import { FormActions } from '../../shared/form/FormActions';
import { paths } from '../../shared/pages/paths';
import { useTranslation } from '../../shared/text/i18n';
import { roleNameOr } from '../../shared/text/roleNameOr';
import { FieldError, FieldFrame } from '../../shared/ui/FieldFrame';
import type { FieldState } from '../../shared/ui/FieldFrame';
import { PermissionGroups } from './PermissionGroups';
import { Permissions } from './Permissions';
import { withUnlisted } from './readPermissions';
import type { ListedPermission } from './readPermissions';
import { ROLE_FIELDS } from './roleFields';

function PermissionChoice({ permissions }: { permissions: ListedPermission[] }) {
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

function PermissionsField({ held }: { held: string[] }) {
  const field = useField('permissions');
  return (
    <Box
      role="group"
      aria-labelledby={field.labelId}
      aria-describedby={field.describedBy}
      sx={{ display: 'grid', gap: 1, minWidth: 0 }}
    >
      <FormLabel component="div" id={field.labelId}>
        {field.label}
      </FormLabel>
      <Permissions>
        {(listed) => <PermissionChoice permissions={withUnlisted(listed, held)} />}
      </Permissions>
      <FieldError {...field} />
    </Box>
  );
}

interface RoleNameInputProps {
  language: 'en' | 'mm';
  /** The message about both names together. It describes the blank field, or both if it is said. */
  both: Pick<FieldState, 'message' | 'errorId' | 'isSaid'>;
}

function RoleNameInput({ language, both }: RoleNameInputProps) {
  const name = `name.${language}` as const;
  const { control, trigger } = useFormContext<RoleForm>();
  const field = useField(name);
  const { ref, ...registered } = useBoundText(field.id, name, {
    // The form itself revalidates only the changed field, not the object that contains it.
    onChange: () => {
      if (both.message) void trigger('name');
    },
  });
  const isMissing = isBlank(useWatch({ control, name }));
  const isBlamed = both.message !== undefined && (isMissing || both.isSaid);
  return (
    <FieldFrame label={field.label} field={field} required>
      <OutlinedInput
        {...registered}
        id={field.id}
        inputRef={ref}
        required
        fullWidth
        error={field.message !== undefined || isBlamed}
        aria-describedby={isBlamed ? both.errorId : field.describedBy}
      />
    </FieldFrame>
  );
}

/** After a submit with the message about both names, focuses the first blank one once. */
function useFocusOnBlank(message: string | undefined) {
  const { getValues, setFocus } = useFormContext<RoleForm>();
  const { submitCount } = useFormState<RoleForm>();
  const handled = useRef(0);
  useEffect(() => {
    if (handled.current === submitCount) return;
    handled.current = submitCount;
    if (message) setFocus(isBlank(getValues('name.en')) ? 'name.en' : 'name.mm');
  }, [getValues, message, setFocus, submitCount]);
}

/** Side by side if both have space for a long name. */
const namesStyles = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
};

function RoleNames() {
  const both = useFieldState('name');
  useFocusOnBlank(both.message);
  return (
    <Box sx={namesStyles}>
      <RoleNameInput language="en" both={both} />
      <RoleNameInput language="mm" both={both} />
      {both.message && (
        <Box sx={{ gridColumn: '1 / -1', mt: -2 }}>
          <FieldError {...both} />
        </Box>
      )}
    </Box>
  );
}

const ROLE_REDIRECT_MS = 200;

interface RoleEditorProps extends Pick<
  ComponentProps<typeof Form<RoleForm>>,
  'schema' | 'draftName' | 'submit' | 'onSaved' | 'successText' | 'edited' | 'proposal'
> {
  role: RoleForm;
  /** The message if the server sends no `errors`; its `message` is ignored. */
  failureText: string;
  submitLabel: string;
  busyLabel: string;
}

export function RoleEditor(props: RoleEditorProps) {
  const { role, failureText, submitLabel, busyLabel, ...form } = props;
  return (
    <Form<RoleForm>
      {...form}
      defaultValues={role}
      fields={ROLE_FIELDS}
      failureText={(error) => joinedErrorsOf(error) ?? failureText}
      nameOf={({ name }) => roleNameOr(name.en, { name })}
      pageOf={(id) => generatePath(paths.RoleDetail, { id })}
      savedTo={paths.Role}
      savedToAfterMs={ROLE_REDIRECT_MS}
      appendsToList
      isWide
      actions={
        <FormActions submitLabel={submitLabel} busyLabel={busyLabel} cancelTo={paths.Role} />
      }
    >
      <RoleNames />
      <PermissionsField held={role.permissions} />
    </Form>
  );
}
