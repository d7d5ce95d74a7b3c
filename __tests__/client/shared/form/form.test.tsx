import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { object, string } from 'yup';
import { Form } from '../../../../src/client/shared/form/Form';
import { FormActions } from '../../../../src/client/shared/form/FormActions';
import { TextInput } from '../../../../src/client/shared/form/TextInput';
import { BURMESE, renderShared } from '../renderShared';

const schema = object({
  title: string().defined(),
  name: object({ en: string().required('English name is required.') }),
  description: string().required('Description  is required.'),
});

interface Values {
  title: string;
  name: { en: string };
  description: string;
}

const filled: Values = { title: BURMESE, name: { en: 'Editor' }, description: 'Rain' };
const empty: Values = { title: '', name: { en: '' }, description: '' };

type FormProps = ComponentProps<typeof Form<Values>>;
type Submit = FormProps['submit'];

/** A submit whose every attempt gets the next of these results. */
function submitting(...results: { error?: unknown }[]) {
  const submit = jest.fn<ReturnType<Submit>, Parameters<Submit>>();
  for (const result of results) submit.mockResolvedValueOnce(result);
  return submit.mockResolvedValue({});
}

/** A submit that stays pending until `end` is called. */
function pending() {
  let end = () => undefined as void;
  const submit = jest.fn(() => new Promise<object>((resolve) => (end = () => resolve({}))));
  return { submit, end: () => end() };
}

const refusal = (errors?: Record<string, string[]>) => ({
  error: { status: 422, message: 'Not this.', errors },
});

function show(props: Partial<FormProps>, busyLabel?: string) {
  return renderShared(
    <Form<Values>
      schema={schema}
      defaultValues={filled}
      submit={submitting()}
      failureText="Failed to create role."
      onSaved={() => undefined}
      actions={<FormActions submitLabel="Create" busyLabel={busyLabel} cancelTo="/list" />}
      {...props}
    >
      <TextInput name="title" label="Title" required help="As the public reads it" />
      <TextInput name="name.en" label="Role Name (English)" />
      <TextInput name="description" label="Description" multiline />
    </Form>,
  );
}

const box = (name: string) => screen.getByRole('textbox', { name });
const button = () => screen.getByRole('button', { name: 'Create' });
const alerts = () => screen.queryAllByRole('alert').map(({ innerHTML }) => innerHTML);

describe('validation', () => {
  it('submits the valid values, Burmese text untouched', async () => {
    const submit = submitting();
    const { user } = show({ submit });
    await user.type(box('Role Name (English)'), 's{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
    expect(submit.mock.calls[0]?.[0]).toEqual({ ...filled, name: { en: 'Editors' } });
  });

  it('shows every message and focuses the first invalid field', async () => {
    const submit = submitting();
    const { user } = show({ submit, defaultValues: empty });
    await user.click(button());
    expect(await screen.findByText('English name is required.')).toBeVisible();
    expect(box('Role Name (English)')).toHaveFocus();
    expect(box('Role Name (English)')).toBeInvalid();
    expect(box('Role Name (English)')).toHaveAccessibleDescription('English name is required.');
    expect(submit).not.toHaveBeenCalled();
  });

  it('keeps the two spaces of a message', async () => {
    const { user } = show({ defaultValues: empty });
    await user.click(button());
    const message = await screen.findByText('Description is required.');
    expect(message.textContent).toBe('Description  is required.');
    expect(message).toHaveStyle({ whiteSpace: 'pre-wrap' });
  });

  it('removes a message once its field is valid', async () => {
    const { user } = show({ defaultValues: empty });
    await user.click(button());
    await user.type(box('Role Name (English)'), 'Editor');
    await waitFor(() =>
      expect(screen.queryByText('English name is required.')).not.toBeInTheDocument(),
    );
  });

  it.each([
    ['sends invalid values where it may, with their messages on show', true, 1],
    ['sends no invalid values where it may not', false, 0],
  ])('%s', async (_, mayBeSent, times) => {
    const submit = submitting();
    const { user } = show({ submit, defaultValues: empty, submitsInvalid: () => mayBeSent });
    await user.click(button());
    expect(await screen.findByText('English name is required.')).toBeVisible();
    await waitFor(() => expect(button()).toBeEnabled());
    expect(submit).toHaveBeenCalledTimes(times);
  });

  it('names a required field by its label alone and describes it with its help', () => {
    show({});
    expect(box('Title')).toBeRequired();
    expect(box('Title')).toHaveAccessibleDescription('As the public reads it');
  });
});

describe('a success', () => {
  it('calls onSaved with the submitted values, and stays busy until it resolves', async () => {
    let leave = () => undefined as void;
    const onSaved = jest.fn(() => new Promise<void>((resolve) => (leave = resolve)));
    const { user } = show({ onSaved });
    await user.click(button());
    expect(onSaved).toHaveBeenCalledWith(filled);
    expect(button()).toBeDisabled();
    leave();
    await waitFor(() => expect(button()).toBeEnabled());
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  it('is not assumed where nothing was sent', async () => {
    const onSaved = jest.fn();
    const { user } = show({ submit: () => undefined, onSaved });
    await user.click(button());
    await waitFor(() => expect(button()).toBeEnabled());
    expect(onSaved).not.toHaveBeenCalled();
    expect(alerts()).toEqual([]);
  });
});

describe('a failure', () => {
  it('shows the fixed sentence, and does not call onSaved', async () => {
    const onSaved = jest.fn();
    const { user } = show({ submit: submitting(refusal()), onSaved });
    await user.click(button());
    await waitFor(() => expect(alerts()).toEqual(['Failed to create role.']));
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('shows the text that is made of the error', async () => {
    const failureText = (error: unknown) => JSON.stringify(error);
    const { user } = show({ submit: submitting({ error: { status: 0 } }), failureText });
    await user.click(button());
    await waitFor(() => expect(alerts()).toEqual(['{"status":0}']));
  });

  it('puts the errors on their fields, focuses the first, ignores unknown fields', async () => {
    const errors = {
      stranger: ['?'],
      'name.en': ['Is taken.', 'Is long.'],
      'description.0': ['Is odd.'],
    };
    const { user } = show({ submit: submitting(refusal(errors)) });
    await user.click(button());
    await waitFor(() => expect(box('Role Name (English)')).toHaveFocus());
    expect(screen.getByText('Is taken. Is long.')).toBeVisible();
    expect(box('Description')).toHaveAccessibleDescription('Is odd.');
    expect(screen.queryByText('?')).not.toBeInTheDocument();
    expect(alerts()).toEqual(['Failed to create role.']);
  });

  it('is forgotten as the next attempt begins', async () => {
    const { submit, end } = pending();
    submit.mockImplementationOnce(() => Promise.resolve(refusal()));
    const { user } = show({ submit });
    await user.click(button());
    await waitFor(() => expect(alerts()).toHaveLength(1));
    await user.click(button());
    expect(alerts()).toEqual([]);
    end();
    await waitFor(() => expect(button()).toBeEnabled());
    expect(alerts()).toEqual([]);
  });

  it('is forgotten where the next attempt fails validation', async () => {
    const { user } = show({ submit: submitting(refusal()) });
    await user.click(button());
    await waitFor(() => expect(alerts()).toHaveLength(1));
    await user.clear(box('Description'));
    await user.click(button());
    await waitFor(() => expect(alerts()).toEqual([]));
    expect(screen.getByText('Description is required.')).toBeVisible();
  });

  it('shows one message however often it happens', async () => {
    const { user } = show({ submit: submitting(refusal(), refusal()) });
    await user.click(button());
    await waitFor(() => expect(alerts()).toHaveLength(1));
    await user.click(button());
    await waitFor(() => expect(button()).toBeEnabled());
    expect(alerts()).toEqual(['Failed to create role.']);
  });
});

describe('while it is being sent', () => {
  it('submits nothing a second time, not even in the same tick', async () => {
    const { submit, end } = pending();
    show({ submit });
    const form = box('Title').closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(submit).toHaveBeenCalled());
    fireEvent.submit(form);
    end();
    await waitFor(() => expect(button()).toBeEnabled());
    expect(submit).toHaveBeenCalledTimes(1);
    fireEvent.submit(form);
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  });

  it('disables the button, and returns the focus to it', async () => {
    const { submit, end } = pending();
    const { user } = show({ submit });
    await user.click(button());
    expect(button()).toBeDisabled();
    await user.type(box('Title'), '{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
    act(() => box('Title').blur());
    end();
    await waitFor(() => expect(button()).toBeEnabled());
    expect(button()).toHaveFocus();
  });

  it('shows its busy text', async () => {
    const { submit } = pending();
    const { user } = show({ submit }, 'Creating...');
    await user.click(button());
    expect(screen.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  });
});

it('leaves the page on Cancel', async () => {
  const { user } = show({});
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});
