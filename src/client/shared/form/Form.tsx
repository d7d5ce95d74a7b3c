import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Box from '@mui/material/Box';
import { useContext, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, get, useForm, useFormState } from 'react-hook-form';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { selectAcceptsKeys } from '../api/serverSlice';
import { useTranslation } from '../i18n';
import { differ, useUnsaved } from '../leaving/useUnsaved';
import { InlineMessage } from '../ui/InlineMessage';
import { Attempts } from './Attempts';
import { ConflictPanel } from './ConflictPanel';
import { DraftOffer } from './drafts/DraftOffer';
import { DraftContext, useDraft } from './drafts/useDraft';
import type { DraftOf } from './drafts/useDraft';
import { fieldState } from './FieldFrame';
import type { FieldState } from './FieldFrame';
import { PhotoQueue } from './files/photos/PhotoQueue';
import { PhotosContext, ScalePhotoContext } from './files/photos/photosContext';
import { useSaveKeys } from './useSaveKeys';
import { useSubmit } from './useSubmit';
import type { SubmitProps } from './useSubmit';

/** Any schema of the contract whose values are those of the form. */
type FormSchema<T extends FieldValues> = Parameters<
  typeof standardSchemaResolver<T, unknown, T>
>[0];

interface FormProps<T extends FieldValues> extends SubmitProps<T> {
  schema: FormSchema<T>;
  defaultValues: DefaultValues<T>;
  /** What of the form is kept on the device until it is saved. */
  draft?: DraftOf;
  children: ReactNode;
  /** The buttons, after the fields and the message. */
  actions?: ReactNode;
  /** Takes the whole width of the page, for fields in two columns. */
  isWide?: boolean;
}

/** Whether to try again depends on whether the server would save the form twice. */
function LostResponse() {
  const { t } = useTranslation();
  const isSafe = useSelector(selectAcceptsKeys);
  const advice = isSafe
    ? t('Try again without changes: it is saved only once.')
    : t('Look at the list before you try again.');
  return (
    <InlineMessage severity="info">
      {`${t('No answer came from the server, so this may have been saved.')} ${advice}`}
    </InlineMessage>
  );
}

/**
 * The form of every screen: validates on submit, focuses the first invalid field, and from then on
 * validates each field as it changes. It shows why the last attempt failed until the next one begins.
 */
export function Form<T extends FieldValues>(props: FormProps<T>) {
  const { schema, defaultValues, draft, onSaved, children, actions, isWide = false } = props;
  const { t } = useTranslation();
  const form = useForm<T, unknown, T>({
    defaultValues,
    resolver: standardSchemaResolver(schema),
  });
  // Fields ask `useFormState` for what they show: a context that changes would render all of them anew, for the
  // first time before the first paint, when the form says that it is ready.
  const [formState] = useState(form.formState);
  const scale = useContext(ScalePhotoContext);
  const [photos] = useState(() => new PhotoQueue(scale));
  const [initial] = useState(defaultValues);
  const [attempts] = useState(() => new Attempts(initial, Object.keys(draft?.fields ?? {})));
  const keeper = useDraft(draft, initial, form.getValues, { photos, attempts });
  const { message, isUnknown, conflict, onSubmit, isSaved } = useSubmit(
    form,
    {
      ...props,
      submit: (values, version) => {
        keeper?.saveNow();
        return props.submit(values, version);
      },
      onSaved: (values, id) => {
        keeper?.end();
        return onSaved?.(values, id);
      },
    },
    initial,
    { photos, attempts },
  );
  const element = useSaveKeys();
  useUnsaved(() => !isSaved.current && differ(form.getValues(), initial));
  return (
    <FormProvider {...form} formState={formState}>
      <DraftContext value={keeper}>
        {keeper && draft && <DraftOffer keeper={keeper} fields={draft.fields} isWide={isWide} />}
        <Box
          component="form"
          ref={element}
          noValidate
          onSubmit={(event) => void onSubmit(event)}
          sx={{ display: 'grid', gap: 2.5, maxWidth: isWide ? undefined : 760, minWidth: 0 }}
        >
          <PhotosContext value={photos}>{children}</PhotosContext>
          {message && <InlineMessage severity="failure">{t(message)}</InlineMessage>}
          {isUnknown && <LostResponse />}
          {conflict && <ConflictPanel key={conflict.version} conflict={conflict} />}
          {actions}
        </Box>
      </DraftContext>
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
  const { errors } = useFormState({ name });
  const error: unknown = get(errors, `${name}.message`);
  const message = typeof error === 'string' && error ? error : undefined;
  return fieldState(id, { help, message });
}
