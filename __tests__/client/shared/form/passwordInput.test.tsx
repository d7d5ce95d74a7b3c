import { screen } from '@testing-library/react';
import { object, string } from 'yup';
import { Form } from '../../../../src/client/shared/form/Form';
import { PasswordInput } from '../../../../src/client/shared/form/PasswordInput';
import { renderShared } from '../renderShared';

it('shows and hides what is typed, each password by its own toggle', async () => {
  const { user } = renderShared(
    <Form
      schema={object({ old: string().defined(), next: string().defined() })}
      defaultValues={{ old: 'sun', next: 'rain' }}
      submit={() => undefined}
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
