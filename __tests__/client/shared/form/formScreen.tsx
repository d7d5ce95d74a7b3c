import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { object, string } from 'yup';
import { Form } from '../../../../src/client/shared/form/Form';
import { FormActions } from '../../../../src/client/shared/form/FormActions';
import { TextInput } from '../../../../src/client/shared/form/TextInput';
import { BURMESE, renderShared } from '../renderShared';

export const schema = object({
  title: string().defined(),
  name: object({ en: string().required('English name is required.') }),
  description: string().required('Description  is required.'),
});

interface Values {
  title: string;
  name: { en: string };
  description: string;
}

export const filled: Values = { title: BURMESE, name: { en: 'Editor' }, description: 'Rain' };
export const empty: Values = { title: '', name: { en: '' }, description: '' };

type FormProps = ComponentProps<typeof Form<Values>>;
type Submit = FormProps['submit'];

/** A submit function whose attempts get these results in turn. */
export function submitting(...results: { error?: unknown }[]) {
  const submit = jest.fn<ReturnType<Submit>, Parameters<Submit>>();
  for (const result of results) submit.mockResolvedValueOnce(result);
  return submit.mockResolvedValue({});
}

/** A submit function that stays pending until `end` is called. */
export function pending() {
  let end = () => undefined as void;
  const submit = jest.fn(() => new Promise<object>((resolve) => (end = () => resolve({}))));
  return { submit, end: () => end() };
}

export const refusal = (errors?: Record<string, string[]>) => ({
  error: { status: 422, message: 'Not this.', errors },
});

const fields = {
  title: { label: 'Title' },
  'name.en': { label: 'Role Name (English)' },
  description: { label: 'Description' },
};

export const show = (props: Partial<FormProps>, busyLabel?: string) =>
  renderShared(
    <Form<Values>
      schema={schema}
      defaultValues={filled}
      edited={null}
      fields={fields}
      submit={submitting()}
      failureText="Failed to create role."
      onSaved={() => undefined}
      actions={<FormActions submitLabel="Create" busyLabel={busyLabel} cancelTo="/list" />}
      {...props}
    >
      <TextInput name="title" required help="As the public reads it" />
      <TextInput name="name.en" />
      <TextInput name="description" multiline />
    </Form>,
  );

export const box = (name: string) => screen.getByRole('textbox', { name });
export const button = () => screen.getByRole('button', { name: 'Create' });
export const alerts = () => screen.queryAllByRole('alert').map(({ innerHTML }) => innerHTML);
