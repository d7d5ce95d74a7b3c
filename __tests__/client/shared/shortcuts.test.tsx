import { fireEvent, screen, waitFor } from '@testing-library/react';
import { object, string } from 'yup';
import { Form } from '../../../src/client/shared/form/Form';
import { FormActions } from '../../../src/client/shared/form/FormActions';
import { TextInput } from '../../../src/client/shared/form/TextInput';
import { ConfirmDialog } from '../../../src/client/shared/ui/ConfirmDialog';
import { useNotices } from '../../../src/client/shared/notices/useNotices';
import { ShortcutsKey } from '../../../src/client/shared/ui/ShortcutsKey';
import { hold } from '../../helpers/hold';
import { button } from '../../helpers/client/screens';
import { renderShared } from './renderShared';

const schema = object({ title: string().defined() });

function Page({ submit }: { submit: () => Promise<{ data: unknown }> }) {
  const { confirm } = useNotices();
  return (
    <>
      <button onClick={() => void confirm('Are you sure?')}>Ask</button>
      <Form
        edited={null}
        schema={schema}
        defaultValues={{ title: '' }}
        fields={{ title: { label: 'Title' } }}
        submit={submit}
        actions={<FormActions submitLabel="Update" />}
      >
        <TextInput name="title" />
      </Form>
      <ShortcutsKey />
      <ConfirmDialog />
    </>
  );
}

it('saves by Control+S and Control+Enter from within a field, once at a time', async () => {
  const { held, release } = hold();
  const submit = jest.fn(() => held.then(() => ({ data: {} })));
  const { user } = renderShared(<Page submit={submit} />);
  await user.click(screen.getByRole('textbox', { name: 'Title' }));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(button('Update')).toBeDisabled());
  await user.keyboard('{Control>}s{/Control}');
  release();
  await waitFor(() => expect(button('Update')).toBeEnabled());
  expect(submit).toHaveBeenCalledTimes(1);
  await user.keyboard('{Meta>}{Enter}{/Meta}');
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  // On a Burmese layout the key types a Burmese letter.
  await waitFor(() => expect(button('Update')).toBeEnabled());
  const isFree = fireEvent.keyDown(document.body, { key: 'ျ', code: 'KeyS', ctrlKey: true });
  expect(isFree).toBe(false);
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(3));
});

it('does nothing behind a dialog, and leaves characters to text fields', async () => {
  const submit = jest.fn(() => Promise.resolve({ data: {} }));
  const { user } = renderShared(<Page submit={submit} />);
  await user.type(screen.getByRole('textbox', { name: 'Title' }), '?');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(button('Ask'));
  await screen.findByRole('alertdialog');
  await user.keyboard('{Control>}s{/Control}?');
  expect(submit).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('lists the shortcuts on ?, unless single-key ones are off', async () => {
  const { user } = renderShared(<Page submit={() => Promise.resolve({ data: {} })} />);
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent('Ctrl+SSave the form');
  await user.click(button('Close'));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  localStorage.setItem('single-key-shortcuts', 'off');
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
