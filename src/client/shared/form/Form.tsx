import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { InlineMessage } from '../ui/InlineMessage';
import { fieldErrorSetter } from './fieldErrors';
import type { FormSchema, SetFieldError } from './formTypes';

interface FormProps<T extends FieldValues> {
  /** One of the contract's schemas; its messages appear under the fields (section 5). */
  schema: FormSchema<T>;
  defaultValues: DefaultValues<T>;
  /** Called with checked values, never twice at once: the form is busy until it resolves. */
  onSubmit: (values: T, helpers: { setError: SetFieldError }) => Promise<void> | void;
  children: ReactNode;
  /** The buttons, after the fields and the message. */
  actions?: ReactNode;
  /** Why the last submit failed. */
  message?: string | null;
  /** Hands over wrong values too, with their messages on show (section 5, post edit). */
  submitsInvalid?: boolean;
  /** Takes the whole page, for fields in two columns. */
  isWide?: boolean;
}

/**
 * The one form of all screens: checks on submit, focuses the first wrong field, and from then on
 * checks each field as it is typed in. Its fields take nothing but a `name` and a `label`.
 */
export function Form<T extends FieldValues>(props: FormProps<T>) {
  const { schema, defaultValues, onSubmit, children, actions, message } = props;
  const { submitsInvalid = false, isWide = false } = props;
  const { t } = useTranslation();
  const form = useForm<T, unknown, T>({
    defaultValues,
    resolver: standardSchemaResolver(schema),
  });
  const send = (values: T) => onSubmit(values, { setError: fieldErrorSetter(form) });
  const sendInvalid = async () => {
    // The messages show at once; without this they would only once the call has ended.
    await form.trigger();
    await send(form.getValues());
  };
  const submit = form.handleSubmit(send, submitsInvalid ? sendInvalid : undefined);
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2.5, maxWidth: isWide ? undefined : 760, minWidth: 0 }}
      >
        {children}
        {message && <InlineMessage severity="failure">{t(message)}</InlineMessage>}
        {actions}
      </Box>
    </FormProvider>
  );
}
