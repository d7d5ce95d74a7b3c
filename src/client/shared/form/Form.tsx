import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, get, useForm, useFormState } from 'react-hook-form';
import type { DefaultValues, FieldPath, FieldValues, PathValue } from 'react-hook-form';
import { deletionOf, isApiError } from '../api/apiError';
import { ScopeContext } from '../notices/LeaveGuard';
import { adviceOf } from '../notices/advice';
import { useTranslation } from '../text/i18n';
import { fieldState } from '../ui/FieldFrame';
import type { FieldState } from '../ui/FieldFrame';
import { InlineMessage } from '../ui/InlineMessage';
import { bringIntoView } from '../ui/bringIntoView';
import { propertyAt } from '../ui/fieldTable';
import type { Field, Fields } from '../ui/fieldTable';
import type { FormSchema } from '../ui/lazyResolver';
import { useShortcut } from '../ui/shortcuts';
import { ConflictPanel } from './ConflictPanel';
import { Attempts } from './attempts';
import { DraftOffers } from './drafts/DraftOffers';
import { FormDrafts } from './drafts/FormDrafts';
import { useDraft } from './drafts/useDraft';
import { PhotoQueue, ScalePhotoContext } from './files/PhotoQueue';
import { areDifferent } from './fingerprint';
import { FormContext, useFieldError, useFormParts } from './formContext';
import { useSave } from './useSave';
import type { SaveProps } from './useSave';

interface FormProps<T extends FieldValues> extends SaveProps<T> {
  schema: FormSchema<T>;
  /** A value for each field; undefined if nothing is chosen yet. */
  defaultValues: DefaultValues<T> & Record<keyof NoInfer<T>, unknown>;
  /** Unsaved values to start with. */
  proposal?: Partial<T> | null;
  /** Explains the proposal; null if nothing does. By default, it is an earlier version. */
  proposalNote?: string | null;
  children: ReactNode;
  actions?: ReactNode;
  /** Uses the whole width of the page, for fields in two columns. */
  isWide?: boolean;
}

/** Returns the fields of a table that a form has. */
const fieldsOf = (table: Fields, values: object): Fields =>
  Object.fromEntries(
    Object.entries(table).filter(([path]) => Object.hasOwn(values, propertyAt(path))),
  );

/** Returns the fields that a draft keeps. */
const draftFieldsOf = (fields: Fields): Record<string, Field> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, field]) =>
      field === 'stored' || field.isSecret ? [] : [[path, field]],
    ),
  );

interface AdviceProps {
  error: unknown;
  message: string;
  isUnknown: boolean;
}

/**
 * After a lost response it depends on the request whether sending it again would save the form
 * twice.
 */
function Advice({ error, message, isUnknown }: AdviceProps) {
  const { t } = useTranslation();
  const tryAgain =
    isApiError(error) && error.isRepeatable
      ? t('Try again without changes: it is saved only once.')
      : t('Look at the list before you try again.');
  const advice = isUnknown
    ? `${t('No answer came from the server, so this may have been saved.')} ${tryAgain}`
    : adviceOf(t, error, message);
  return advice && <InlineMessage severity="info">{advice}</InlineMessage>;
}

/**
 * Control+S and Control+Enter press the submit button unless it is busy.
 *
 * @returns a ref for the form, and `save`, which does the same and focuses the button
 */
function useSaveKeys() {
  const form = useRef<HTMLFormElement>(null);
  const press = () => {
    const button = form.current?.querySelector<HTMLButtonElement>('[type="submit"]');
    if (button && !button.disabled) form.current?.requestSubmit(button);
    return button;
  };
  useShortcut('Control+S', form, press);
  useShortcut('Control+Enter', form, press);
  return { form, save: () => press()?.focus() };
}

/** What the return of the connection adds to a failure. */
function ConnectionBack({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <InlineMessage severity="info">{t('The connection is back.')}</InlineMessage>
      <Button variant="outlined" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </Box>
  );
}

/** The margin is for the sticky buttons below. */
const failureStyles = { display: 'grid', gap: 2.5, scrollMarginBottom: '160px' };

/**
 * The form of every screen. It validates on submit, focuses the first invalid field, and from then
 * on validates each field as it changes. A failure stays visible until the next attempt begins.
 */
export function Form<T extends FieldValues>(props: FormProps<T>) {
  const { schema, defaultValues, children, actions, isWide = false } = props;
  const { t } = useTranslation();
  const { proposalNote = t('This is an earlier version. It is not saved yet.') } = props;
  const form = useForm<T, unknown, T>({
    defaultValues,
    resolver: standardSchemaResolver(schema),
  });
  // Fields subscribe with `useFormState`. If this context value changed, all fields would render
  // again, the first time before the first paint.
  const [formState] = useState(form.formState);
  const scale = useContext(ScalePhotoContext);
  const [initial] = useState(defaultValues);
  const [proposal] = useState(props.proposal);
  const [photos] = useState(() => new PhotoQueue(form, scale));
  const [fields] = useState(() => fieldsOf(props.fields, initial));
  const [attempts] = useState(() => new Attempts(initial, fields));
  const draftFields = draftFieldsOf(fields);
  const draft = useDraft(props, {
    initial,
    photos,
    attempts,
    fields: draftFields,
    getValues: form.getValues,
  });
  const { submission, failure, isBack, onSubmit, isSaved } = useSave(form, props, {
    initial,
    fields,
    photos,
    attempts,
    draft,
  });
  const { form: element, save } = useSaveKeys();
  const failureId = useId();
  const scope = useContext(ScopeContext);
  useEffect(() =>
    scope?.add({
      isChanged: () => !isSaved.current && areDifferent(form.getValues(), initial),
      isStored: () => photos.countChosen() === 0 && (draft?.isSettled() ?? false),
      keep: async () => photos.countChosen() === 0 && ((await draft?.keep()) ?? false),
      discard: () => draft?.end(),
    }),
  );
  const { subscribe } = form;
  // This must run before the effects of the fields, which may set values.
  useLayoutEffect(() => {
    const callback = () => {
      photos.proceed();
      draft?.changed();
    };
    const unsubscribe = subscribe({ formState: { values: true }, callback });
    return () => {
      unsubscribe();
      photos.close();
    };
  }, [subscribe, photos, draft]);
  const { setValue } = form;
  useEffect(() => {
    type Value = [FieldPath<T>, PathValue<T, FieldPath<T>>];
    for (const [name, value] of Object.entries(proposal ?? {}) as Value[])
      setValue(name, value, { shouldDirty: true });
  }, [proposal, setValue]);
  return (
    <FormProvider {...form} formState={formState}>
      <FormContext value={{ fields, submission, photos, draft, failureId }}>
        {draft && <DraftOffers draft={draft} fields={draftFields} isWide={isWide} />}
        <Box
          component="form"
          ref={element}
          noValidate
          onSubmit={(event) => void onSubmit(event)}
          sx={{ display: 'grid', gap: 2.5, maxWidth: isWide ? undefined : 760, minWidth: 0 }}
        >
          {proposal && proposalNote && (
            <InlineMessage severity="info">{proposalNote}</InlineMessage>
          )}
          {children}
          {failure?.message && (
            <Box ref={failure.isAtField ? undefined : bringIntoView} sx={failureStyles}>
              <InlineMessage id={failureId} severity="failure">
                {t(failure.message)}
              </InlineMessage>
              {!failure.conflict && (
                <Advice {...failure} isUnknown={submission.status === 'unknown'} />
              )}
              {isBack && <ConnectionBack onRetry={save} />}
              {props.draftName && deletionOf(failure.error) && (
                <FormDrafts name={props.draftName} />
              )}
            </Box>
          )}
          {failure?.conflict && (
            <ConflictPanel key={failure.conflict.version} conflict={failure.conflict} />
          )}
          {actions}
        </Box>
      </FormContext>
    </FormProvider>
  );
}

/**
 * Returns the label of the field of that name in the surrounding form.
 *
 * @throws if the form has no such field
 */
export function useLabel(name: string): string {
  const { t } = useTranslation();
  const field = useFormParts().fields[name];
  if (!field || field === 'stored') throw new Error(`The form has no field ${name}.`);
  return t(field.label);
}

/**
 * Returns the state of a field of the surrounding form, or of all fields of an object.
 *
 * @param name path of the field in the form's values, such as `name.en`
 * @param help the help text below the control
 */
export function useFieldState(name: string, help?: string): FieldState {
  const id = useId();
  const { errors } = useFormState({ name });
  return fieldState(id, { help, ...useFieldError(get(errors, name)) });
}

/** Connects a control with the field of that name: its state and its label. */
export function useField(name: string, help?: string): FieldState & { label: string } {
  return { ...useFieldState(name, help), label: useLabel(name) };
}
