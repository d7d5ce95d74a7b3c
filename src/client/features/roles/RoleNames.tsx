import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RoleForm } from '../../../contract/role';
import { isBlank } from '../../../contract/text';
import { FieldError } from '../../shared/form/FieldError';
import { useField } from '../../shared/form/useField';
import { RoleNameInput } from './RoleNameInput';

/** After a submit that both names together failed, the first blank one gets the focus, once. */
function useFocusOnBlank(message: string | undefined) {
  const { formState, getValues, setFocus } = useFormContext<RoleForm>();
  const { submitCount } = formState;
  const handled = useRef(0);
  useEffect(() => {
    if (handled.current === submitCount) return;
    handled.current = submitCount;
    if (message) setFocus(isBlank(getValues('name.en')) ? 'name.en' : 'name.mm');
  }, [getValues, message, setFocus, submitCount]);
}

/**
 * The names of a role. Create tells what is wrong with each, edit what is wrong with both
 * (readings 52).
 */
export function RoleNames() {
  const { t } = useTranslation();
  const both = useField('name', undefined);
  useFocusOnBlank(both.message);
  return (
    <>
      <RoleNameInput language="en" label={t('Role Name (English)')} both={both} />
      <RoleNameInput language="mm" label={t('Role Name (Myanmar)')} both={both} />
      {both.message && (
        <Box sx={{ mt: -2 }}>
          <FieldError id={both.errorId} message={both.message} />
        </Box>
      )}
    </>
  );
}
