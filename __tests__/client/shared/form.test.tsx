import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { object, string } from 'yup';
import { applyServerErrors } from '../../../src/client/shared/form/applyServerErrors';
import { Form } from '../../../src/client/shared/form/Form';
import { FormActions } from '../../../src/client/shared/form/FormActions';
import { PasswordInput } from '../../../src/client/shared/form/PasswordInput';
import { TextInput } from '../../../src/client/shared/form/TextInput';
import { BURMESE, renderShared } from './renderShared';

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

function show(props: Partial<FormProps>, busyLabel?: string) {
  return renderShared(
    <Form<Values>
      schema={schema}
      defaultValues={filled}
      onSubmit={() => undefined}
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
const submit = () => screen.getByRole('button', { name: 'Create' });

/** A submit that is under way until it is told to end. */
function pending() {
  let end = () => undefined as void;
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  return { onSubmit, end: () => end() };
}

describe('Form', () => {
  it('hands over the checked values, Burmese letters untouched', async () => {
    const onSubmit = jest.fn<void, [Values]>();
    const { user } = show({ onSubmit });
    await user.type(box('Role Name (English)'), 's{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...filled, name: { en: 'Editors' } });
  });

  it('shows every message and focuses the first wrong field', async () => {
    const onSubmit = jest.fn();
    const { user } = show({ onSubmit, defaultValues: empty });
    await user.click(submit());
    expect(await screen.findByText('English name is required.')).toBeVisible();
    expect(box('Role Name (English)')).toHaveFocus();
    expect(box('Role Name (English)')).toBeInvalid();
    expect(box('Role Name (English)')).toHaveAccessibleDescription('English name is required.');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps the two spaces of a message', async () => {
    const { user } = show({ defaultValues: empty });
    await user.click(submit());
    const message = await screen.findByText('Description is required.');
    expect(message.textContent).toBe('Description  is required.');
    expect(message).toHaveStyle({ whiteSpace: 'pre-wrap' });
  });

  it('takes a message away once its field is right', async () => {
    const { user } = show({ defaultValues: empty });
    await user.click(submit());
    await user.type(box('Role Name (English)'), 'Editor');
    await waitFor(() =>
      expect(screen.queryByText('English name is required.')).not.toBeInTheDocument(),
    );
  });

  it('puts server errors on the fields, focuses the first, passes over what it does not have', async () => {
    const { user } = show({
      onSubmit: (_, { setError }) =>
        applyServerErrors(
          { stranger: ['?'], 'name.en': ['Is taken.', 'Is long.'], 'description.0': ['Is odd.'] },
          setError,
        ),
    });
    await user.click(submit());
    await waitFor(() => expect(box('Role Name (English)')).toHaveFocus());
    expect(screen.getByText('Is taken. Is long.')).toBeVisible();
    expect(box('Description')).toHaveAccessibleDescription('Is odd.');
    expect(screen.queryByText('?')).not.toBeInTheDocument();
  });

  it('shows why the last submit failed', () => {
    show({ message: 'Failed to create role.' });
    expect(screen.getByRole('alert').innerHTML).toBe('Failed to create role.');
  });

  it('names a required field by its label alone and tells its help', () => {
    show({});
    expect(box('Title')).toBeRequired();
    expect(box('Title')).toHaveAccessibleDescription('As the public reads it');
  });
});

describe('FormActions', () => {
  it('disables the button while the form is on its way and gives it the focus back', async () => {
    const { onSubmit, end } = pending();
    const { user } = show({ onSubmit });
    await user.click(submit());
    expect(submit()).toBeDisabled();
    await user.type(box('Title'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    act(() => box('Title').blur());
    end();
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(submit()).toHaveFocus();
  });

  it('says what it is busy with', async () => {
    const { onSubmit } = pending();
    const { user } = show({ onSubmit }, 'Creating...');
    await user.click(submit());
    expect(screen.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  });

  it('leads away on Cancel', async () => {
    const { user } = show({});
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });
});

describe('PasswordInput', () => {
  it('shows and hides what is typed, each by its own toggle', async () => {
    const { user } = renderShared(
      <Form
        schema={object({ old: string().defined(), next: string().defined() })}
        defaultValues={{ old: 'sun', next: 'rain' }}
        onSubmit={() => undefined}
      >
        <PasswordInput name="old" label="Password" />
        <PasswordInput name="next" label="New Password" toggleLabel="new password" />
      </Form>,
    );
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('New Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('button', { name: 'Show new password' })).toBeVisible();
  });
});
