import { screen } from '@testing-library/react';
import { useState } from 'react';
import { object, string } from 'yup';
import { Form } from '../../../../src/client/shared/form/Form';
import { PasswordInput } from '../../../../src/client/shared/form/PasswordInput';
import { SelectInput } from '../../../../src/client/shared/form/SelectInput';
import { BURMESE, renderShared } from '../renderShared';
import { button, focused } from '../../../helpers/client/screens';

const schema = object({ role: string().defined().required('Role is required.') });
const options = [
  { value: '1', label: 'Editor' },
  { value: '2', label: BURMESE },
];

type Props = Partial<Parameters<typeof SelectInput>[0]>;

function show(props: Props = {}, role = '') {
  const submit = jest.fn<undefined, [{ values: { role: string } }]>();
  /** Options that load later than the field. */
  function Later() {
    const [known, setKnown] = useState(props.options ?? options);
    return (
      <Form<{ role: string }>
        schema={schema}
        defaultValues={{ role }}
        edited={null}
        fields={{ role: { label: 'Role' } }}
        submit={submit}
      >
        <SelectInput name="role" {...props} options={known} />
        <button type="button" onClick={() => setKnown(options)}>
          Load
        </button>
        <button>Save</button>
      </Form>
    );
  }
  const { user } = renderShared(<Later />);
  const sent = () => submit.mock.calls[0]?.[0].values.role;
  return { user, submit, sent };
}

const select = () => screen.getByRole('combobox', { name: 'Role' });

it('keeps a value whose option loads later', async () => {
  const { user, sent } = show({ options: [], placeholder: 'Select a Role' }, '2');
  expect(select()).toHaveDisplayValue('Select a Role');
  await user.click(button('Load'));
  expect(select()).toHaveDisplayValue(BURMESE);
  await user.click(button('Save'));
  expect(sent()).toBe('2');
});

it('is focused and shows its message if nothing is chosen', async () => {
  const { user, submit } = show({ placeholder: 'Select a Role' });
  await user.click(button('Save'));
  expect(await screen.findByText('Role is required.')).toBeVisible();
  await focused(select);
  expect(select()).toBeInvalid();
  expect(select()).toHaveAccessibleDescription('Role is required.');
  expect(submit).not.toHaveBeenCalled();
});

it('shows and hides passwords, each password by its own toggle', async () => {
  const { user } = renderShared(
    <Form
      edited={null}
      schema={object({ old: string().defined(), next: string().defined() })}
      defaultValues={{ old: 'sun', next: 'rain' }}
      fields={{ old: { label: 'Password' }, next: { label: 'New Password' } }}
      submit={() => undefined}
    >
      <PasswordInput name="old" />
      <PasswordInput name="next" toggleLabel="new password" />
    </Form>,
  );
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText('New Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('button', { name: 'Show new password' })).toBeVisible();
});
