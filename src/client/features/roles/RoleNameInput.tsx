import OutlinedInput from '@mui/material/OutlinedInput';
import { useFormContext, useWatch } from 'react-hook-form';
import { isBlank } from '../../../contract/text';
import type { RoleForm } from '../../../contract/role';
import { FieldFrame } from '../../shared/form/FieldFrame';
import { useField } from '../../shared/form/useField';

interface RoleNameInputProps {
  language: 'en' | 'mm';
  label: string;
  /** What is wrong with the names together, and where it stands; it blames the one that is blank. */
  both: { message: string | undefined; errorId: string };
}

/** The name of a role in one language. */
export function RoleNameInput({ language, label, both }: RoleNameInputProps) {
  const name = `name.${language}` as const;
  const { control, register, trigger } = useFormContext<RoleForm>();
  const field = useField(name, undefined);
  const { ref, ...registered } = register(name, {
    // Of itself the form checks again only the field that is typed in, not what it is part of.
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
