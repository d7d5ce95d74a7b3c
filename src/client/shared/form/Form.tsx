import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Box from '@mui/material/Box';
import { useId, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { FormProvider, get, useForm, useFormContext } from 'react-hook-form';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { errorsOf } from '../api/apiError';
import { useTranslation } from '../i18n';
import { InlineMessage } from '../ui/InlineMessage';
import { fieldState } from './FieldFrame';
import type { FieldState } from './FieldFrame';

/** Any schema of the contract whose values are those of the form. */
type FormSchema<T extends FieldValues> = Parameters<
  typeof standardSchemaResolver<T, unknown, T>
>[0];

interface SubmitProps<T extends FieldValues> {
  /**
   * Sends the valid values: calls the trigger of a mutation. Where it returns undefined nothing was
   * sent, and nothing follows.
   */
  submit: (values: T) => PromiseLike<{ error?: unknown }> | undefined;
  /** The message after a failure: a fixed sentence, or a function that reads the error. */
  failureText?: string | ((error: unknown) => string);
  /** Follows a success. The form stays busy until it resolves. */
  onSaved?: (values: T) => Promise<void> | void;
  /** Whether invalid values are sent too, with their messages on show (post edit). */
  submitsInvalid?: (values: T) => boolean;
}

interface FormProps<T extends FieldValues> extends SubmitProps<T> {
  schema: FormSchema<T>;
  defaultValues: DefaultValues<T>;
  children: ReactNode;
  /** The buttons, after the fields and the message. */
  actions?: ReactNode;
  /** Takes the whole width of the page, for fields in two columns. */
  isWide?: boolean;
}

function isFieldOf<T extends FieldValues>(values: T, field: string): field is FieldPath<T> {
  return get(values, field) !== undefined;
}

const withoutIndex = (name: string) => name.replace(/\.\d+$/, '');

/**
 * A server names the third file `images.2`, which has a tile of its own. Entries of other lists have
 * none: their messages belong to the field.
 */
function placeOf(values: FieldValues, name: string): string {
  return get(values, name) instanceof File ? name : withoutIndex(name);
}

/** Messages by the field or file that shows them. */
function messagesByPlace(values: FieldValues, errors: Record<string, string[]>) {
  const places = new Map<string, string[]>();
  for (const [name, messages] of Object.entries(errors)) {
    const place = placeOf(values, name);
    places.set(place, [...(places.get(place) ?? []), ...messages]);
  }
  return places;
}

/**
 * Puts the `errors` of a response on their fields and files, the first of which gets the focus.
 * Several messages of one field are joined with a space; fields that the form does not have are
 * ignored, and so are those whose own rule is broken: its message holds until the value changes.
 *
 * @param errors messages by field, as the server sent them
 */
function showServerErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'getValues' | 'getFieldState' | 'setError' | 'setFocus'>,
  errors: Record<string, string[]> | undefined,
): void {
  let shouldFocus = true;
  const values = form.getValues();
  for (const [place, messages] of messagesByPlace(values, errors ?? {})) {
    const field = withoutIndex(place);
    if (!isFieldOf(values, place) || !isFieldOf(values, field)) continue;
    if (form.getFieldState(place).error?.message) continue;
    form.setError(place, { type: 'server', message: messages.join(' ') });
    if (shouldFocus) form.setFocus(field);
    shouldFocus = false;
  }
}

/** The form's one way of saving: one request at a time, one message at a time. */
function useSubmit<T extends FieldValues>(
  form: UseFormReturn<T, unknown, T>,
  { submit, failureText = '', onSaved, submitsInvalid }: SubmitProps<T>,
) {
  const [message, setMessage] = useState('');
  const isBusy = useRef(false);

  const send = async (values: T) => {
    const result = await submit(values);
    if (!result) return;
    const { error } = result;
    if (error === undefined) return onSaved?.(values);
    setMessage(typeof failureText === 'string' ? failureText : failureText(error));
    showServerErrors(form, errorsOf(error));
  };

  const sendInvalid = async () => {
    // Without this the messages would only appear once the request has ended.
    await form.trigger();
    const values = form.getValues();
    if (submitsInvalid?.(values)) await send(values);
  };

  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setMessage('');
    try {
      await form.handleSubmit(send, submitsInvalid && sendInvalid)(event);
    } finally {
      isBusy.current = false;
    }
  };
  return { message, onSubmit };
}

/**
 * The form of every screen: validates on submit, focuses the first invalid field, and from then on
 * validates each field as it changes. It shows why the last attempt failed until the next one begins.
 */
export function Form<T extends FieldValues>(props: FormProps<T>) {
  const { schema, defaultValues, children, actions, isWide = false } = props;
  const { t } = useTranslation();
  const form = useForm<T, unknown, T>({
    defaultValues,
    resolver: standardSchemaResolver(schema),
  });
  const { message, onSubmit } = useSubmit(form, props);
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        sx={{ display: 'grid', gap: 2.5, maxWidth: isWide ? undefined : 760, minWidth: 0 }}
      >
        {children}
        {message && <InlineMessage severity="failure">{t(message)}</InlineMessage>}
        {actions}
      </Box>
    </FormProvider>
  );
}

/**
 * Connects a control with the field of that name of the surrounding form.
 *
 * @param name path of the field in the form's values, such as `name.en`
 * @param help the help text beneath the control
 */
export function useField(name: string, help?: string): FieldState {
  const id = useId();
  const { formState } = useFormContext();
  const error: unknown = get(formState.errors, `${name}.message`);
  const message = typeof error === 'string' && error ? error : undefined;
  return fieldState(id, { help, message });
}
