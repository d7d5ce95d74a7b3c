import { screen, waitFor } from '@testing-library/react';
import { alerts, box, button, empty, filled, show, submitting } from './formScreen';

describe('validation', () => {
  it('submits the valid values, Burmese text untouched', async () => {
    const submit = submitting();
    const { user } = show({ submit });
    await user.type(box('Role Name (English)'), 's{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
    expect(submit.mock.calls[0]?.[0].values).toEqual({ ...filled, name: { en: 'Editors' } });
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
    expect(onSaved).toHaveBeenCalledWith(filled, undefined);
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
