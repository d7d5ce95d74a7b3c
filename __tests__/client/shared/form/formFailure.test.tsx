import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { alerts, box, button, pending, refusal, show, submitting } from './formScreen';

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

  it('leaves the field’s own message where it holds, and shows the server’s elsewhere', async () => {
    const errors = { description: ['Too short.'], 'name.en': ['Is taken.'] };
    const submit = submitting(refusal(errors));
    const { user } = show({ submit, submitsInvalid: () => true });
    await user.clear(box('Description'));
    await user.click(button());
    await waitFor(() => expect(alerts()).toEqual(['Failed to create role.']));
    expect(box('Role Name (English)')).toHaveAccessibleDescription('Is taken.');
    expect(box('Description').getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText(/^Description\s+is required\.$/)).toBeVisible();
    expect(screen.queryByText('Too short.')).not.toBeInTheDocument();
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
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});
