import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { joinedErrorsOf } from '../../../../src/client/shared/api/apiError';
import {
  alerts,
  box,
  button,
  empty,
  filled,
  pending,
  refusal,
  show,
  submitting,
} from './formScreen';
import { focused } from '../../../helpers/client/screens';

const NAME = 'Role Name (English)';

/** Focuses the element around the form, as a dialog does when its content loses the focus. */
function focusAround() {
  const around = box('Title').closest('form')?.parentElement as HTMLElement;
  around.tabIndex = -1;
  around.focus();
}

describe('validation', () => {
  it('shows every message, focuses the first invalid field, and removes a message once its field is valid', async () => {
    const submit = submitting();
    const { user } = show({ submit, defaultValues: empty });
    await user.click(button());
    const message = await screen.findByText('English name is required.');
    expect(screen.getByText('Description is required.')).toBeVisible();
    await focused(() => box(NAME));
    expect(box(NAME)).toBeInvalid();
    expect(box(NAME)).toHaveAccessibleDescription('English name is required.');
    expect(submit).not.toHaveBeenCalled();
    await user.type(box(NAME), 'Editor');
    await waitFor(() => expect(message).not.toBeInTheDocument());
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

  it('is not assumed if nothing was sent', async () => {
    const onSaved = jest.fn();
    const { user } = show({ submit: () => undefined, onSaved });
    await user.click(button());
    await waitFor(() => expect(button()).toBeEnabled());
    expect(onSaved).not.toHaveBeenCalled();
    expect(alerts()).toEqual([]);
  });
});

describe('a failure', () => {
  it('puts the errors on their fields, focuses the first, ignores unknown fields', async () => {
    const errors = {
      stranger: ['?'],
      'name.en': ['Is taken.', 'Is long.'],
      'description.0': ['Is odd.'],
    };
    const { user } = show({ submit: submitting(refusal(errors)) });
    await user.click(button());
    await focused(() => box(NAME));
    expect(screen.getByText('Is taken. Is long.')).toBeVisible();
    expect(box('Description')).toHaveAccessibleDescription('Is odd.');
    expect(screen.queryByText('?')).not.toBeInTheDocument();
    expect(alerts()).toEqual(['Failed to create role.']);
  });

  it('says a message of one field once, and marks that field', async () => {
    const submit = submitting(refusal({ 'name.en': ['Is taken.'] }));
    const failureText = (error: unknown) => joinedErrorsOf(error) ?? '';
    const { user } = show({ submit, failureText });
    await user.click(button());
    await focused(() => box(NAME));
    expect(screen.getAllByText('Is taken.')).toHaveLength(1);
    expect(alerts()).toEqual(['Is taken.']);
    expect(box(NAME)).toBeInvalid();
    expect(box(NAME)).toHaveAccessibleDescription('Is taken.');
    await user.type(box(NAME), 's');
    await waitFor(() => expect(box(NAME)).toBeValid());
  });

  it('repeats the messages of several fields at each', async () => {
    const errors = { 'name.en': ['Is taken.'], description: ['Too short.'] };
    const failureText = (error: unknown) => joinedErrorsOf(error) ?? '';
    const { user } = show({ submit: submitting(refusal(errors)), failureText });
    await user.click(button());
    await waitFor(() => expect(alerts()).toEqual(['Is taken. Too short.']));
    expect(screen.getByText('Is taken.')).toBeVisible();
    expect(screen.getByText('Too short.')).toBeVisible();
  });

  it('keeps the field’s own message while it applies, and shows the server’s at other fields', async () => {
    const errors = { description: ['Too short.'], 'name.en': ['Is taken.'] };
    const { user } = show({ submit: submitting(refusal(errors)), submitsInvalid: () => true });
    await user.clear(box('Description'));
    await user.click(button());
    await waitFor(() => expect(alerts()).toEqual(['Failed to create role.']));
    expect(box(NAME)).toHaveAccessibleDescription('Is taken.');
    expect(box('Description').getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText(/^Description\s+is required\.$/)).toBeVisible();
    expect(screen.queryByText('Too short.')).not.toBeInTheDocument();
  });

  it('disappears when the next attempt begins, whether that is sent or fails validation', async () => {
    const { submit, end } = pending();
    submit.mockResolvedValueOnce(refusal());
    const { user } = show({ submit });
    await user.click(button());
    await waitFor(() => expect(alerts()).toHaveLength(1));
    await user.click(button());
    expect(alerts()).toEqual([]);
    end();
    await waitFor(() => expect(button()).toBeEnabled());
    expect(alerts()).toEqual([]);

    submit.mockResolvedValueOnce(refusal());
    await user.click(button());
    await waitFor(() => expect(alerts()).toHaveLength(1));
    await user.clear(box('Description'));
    await user.click(button());
    await waitFor(() => expect(alerts()).toEqual([]));
    expect(screen.getByText('Description is required.')).toBeVisible();
  });
});

describe('the message of a failure', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const scrolledTo = () => scroll.mock.contexts.map((element) => (element as Element).textContent);
  beforeEach(() => scroll.mockClear());

  it('is brought into view, because the user may be at the top of a long form', async () => {
    const { user } = show({ submit: submitting(refusal()) });
    await user.click(button());
    await waitFor(() => expect(scrolledTo()).toEqual(['Failed to create role.Not this.']));
  });

  it('leaves the view at a field with a message of its own', async () => {
    const { user } = show({ submit: submitting(refusal({ 'name.en': ['Is taken.'] })) });
    await user.click(button());
    await waitFor(() => expect(alerts()).toHaveLength(1));
    expect(scrolledTo()).toEqual([]);
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

  it.each([
    ['the page', () => box('Title').blur()],
    ['its dialog', () => focusAround()],
  ])('disables its button with a busy text, and takes the focus from %s', async (_, lose) => {
    const { submit, end } = pending();
    const { user } = show({ submit }, 'Creating...');
    await user.click(button());
    expect(screen.getByRole('button', { name: 'Creating...' })).toBeDisabled();
    await user.type(box('Title'), '{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
    act(lose);
    end();
    await waitFor(() => expect(button()).toBeEnabled());
    await focused(button);
  });
});
