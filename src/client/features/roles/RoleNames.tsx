import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { RoleForm } from '../../../contract/role';
import { isBlank } from '../../../contract/text';
import { FieldError, FieldFrame } from '../../shared/ui/FieldFrame';
import { useField } from '../../shared/form/Form';
import { useTranslation } from '../../shared/text/i18n';

interface RoleNameInputProps {
  language: 'en' | 'mm';
  label: string;
  /** The message of both names together and its id; it describes the blank one. */
  both: { message: string | undefined; errorId: string };
}

/** The name of a role in one language. */
function RoleNameInput({ language, label, both }: RoleNameInputProps) {
  const name = `name.${language}` as const;
  const { control, register, trigger } = useFormContext<RoleForm>();
  const field = useField(name);
  const { ref, ...registered } = register(name, {
    // By itself the form revalidates only the changed field, not the object that it is part of.
    onChange: () => {
      if (both.message) void trigger('name');
    },
  });
  const isBlamed = isBlank(useWatch({ control, name })) && both.message !== undefined;
  return (
    <FieldFrame label={label} field={field} required>
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

/** After a submit that failed on both names together, focuses the first blank one, once. */
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

/** Beside one another where each has space for a long name. */
const namesStyles = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
};

/** The names of a role. Create has a message for each, edit one for both. */
export function RoleNames() {
  const { t } = useTranslation();
  const both = useField('name');
  useFocusOnBlank(both.message);
  return (
    <Box sx={namesStyles}>
      <RoleNameInput language="en" label={t('Role Name (English)')} both={both} />
      <RoleNameInput language="mm" label={t('Role Name (Myanmar)')} both={both} />
      {both.message && (
        <Box sx={{ gridColumn: '1 / -1', mt: -2 }}>
          <FieldError id={both.errorId} message={both.message} />
        </Box>
      )}
    </Box>
  );
}
