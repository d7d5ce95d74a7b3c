import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useWatch } from 'react-hook-form';
import { object, string } from 'yup';
import type { Save } from '../../../../src/client/shared/api/api';
import { answered, lost as lineLost } from '../../../../src/client/shared/api/connectionSlice';
import { Form } from '../../../../src/client/shared/form/Form';
import { FormActions } from '../../../../src/client/shared/form/FormActions';
import { PasswordInput } from '../../../../src/client/shared/form/PasswordInput';
import { TextInput } from '../../../../src/client/shared/form/TextInput';
import { hold } from '../../../helpers/hold';
import { writeInto } from '../../../helpers/client/screens';
import { BURMESE, renderShared } from '../renderShared';
import { box, button, empty, filled, refusal, show, submitting } from './formScreen';

const LOST =
  'No answer came from the server, so this may have been saved. Look at the list before you try again.';

const lost = (status: number) => ({ error: { status } });

/** The keys of all attempts. */
const keysOf = (submit: ReturnType<typeof submitting>) => submit.mock.calls.map(([{ key }]) => key);

it.each([
  ['the line breaks', 0],
  ['a gateway gives up', 504],
])(
  'does not know what was saved when %s, and tries again under the same key',
  async (_, status) => {
    const submit = submitting(lost(status), lost(status));
    const { user, store } = show({ submit });
    await user.click(button());
    expect(await screen.findByText('Failed to create role.')).toBeVisible();
    expect(screen.getByText(LOST)).toBeVisible();
    expect(store.getState().submission.status).toBe('unknown');
    await user.click(button());
    await screen.findByText(LOST);
    await user.click(button());
    await waitFor(() => expect(store.getState().submission.status).toBe('saved'));
    const [first, ...more] = keysOf(submit);
    expect(first).toMatch(/^[\w-]{8,128}$/);
    expect(more).toEqual([first, first]);
  },
);

it('uses another key for different values, and after a refusal', async () => {
  const submit = submitting(lost(0), refusal(), refusal());
  const { user } = show({ submit });
  await user.click(button());
  await screen.findByText(LOST);
  await user.type(box('Title'), '!');
  await user.click(button());
  await waitFor(() => expect(screen.queryByText(LOST)).not.toBeInTheDocument());
  await screen.findByText('Failed to create role.');
  await user.click(button());
  await waitFor(() => expect(new Set(keysOf(submit)).size).toBe(3));
});

it('says that trying again is safe if the request had a key', async () => {
  const error = { status: 0, isRepeatable: true };
  const { user } = show({ submit: submitting({ error }) });
  await user.click(button());
  expect(
    await screen.findByText(/Try again without changes: it is saved only once\.$/),
  ).toBeVisible();
});

it('keeps a failure when the connection is back, and tries again on request', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const submit = submitting(lost(0));
  const { user, store } = show({ submit });
  act(() => void store.dispatch(lineLost(0)));
  await user.click(button());
  expect(await screen.findByText('Failed to create role.')).toBeVisible();
  expect(screen.getByText(/^No connection to the server\. Try again/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  act(() => void store.dispatch(answered()));
  expect(screen.getByText('Failed to create role.')).toBeVisible();
  expect(screen.getByText('The connection is back.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(keysOf(submit)).toHaveLength(2));
  expect(button()).toHaveFocus();
});

it.each([
  [413, 'It is larger than the network allows. Remove some photos and try again.'],
  [418, 'The server or a proxy refused this. Tell your administrator: error 418.'],
  [500, 'The server has a fault. Try again later, or tell your administrator: error 500.'],
  [
    200,
    'The network asks for a sign-in of its own. Open another website to sign in, then try again.',
  ],
])('says what to do about a page with status %i of a proxy', async (status, reason) => {
  const { user } = show({ submit: submitting({ error: { status } }) });
  await user.click(button());
  expect(await screen.findByText('Failed to create role.')).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
});

it("shows the server's reason beside the form's text", async () => {
  const { user } = show({
    submit: submitting({ error: { status: 409, message: 'It is taken.' } }),
  });
  await user.click(button());
  expect(await screen.findByText('Failed to create role.')).toBeVisible();
  expect(screen.getByText('It is taken.')).toBeVisible();
});

it.each([
  ['breaks an upload off', 1_000_000, 'sending', 1],
  ['leaves what was sent as a whole to the server', 4_000_000, 'confirming', 0],
])('%s when its form is left', async (_, loaded, status, times) => {
  const { held, release } = hold();
  const abort = jest.fn();
  const submit = jest.fn(({ onProgress }: Save<unknown>) => {
    onProgress?.({ loaded, total: 4_000_000 });
    return Object.assign(
      held.then(() => ({})),
      { abort },
    );
  });
  const { user, store } = show({ submit });
  await user.click(button());
  await waitFor(() => expect(store.getState().submission).toMatchObject({ status }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('heading', { name: 'Elsewhere' });
  expect(abort).toHaveBeenCalledTimes(times);
  release();
  await waitFor(() => expect(store.getState().submission.status).toBe('saved'));
});

/** Writes as an extension of the browser does: React does not know the new value. */
function writeFromOutside(field: HTMLElement, value: string) {
  const { prototype } = HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

it.each([
  ['a script of the page', writeInto],
  ['an extension', writeFromOutside],
])('sends a text that %s has written, with any event or none', async (_, write) => {
  const submit = submitting();
  const { user } = show({ submit });
  const events = [
    new Event('input', { bubbles: true }),
    new Event('input'),
    new Event('change', { bubbles: true }),
    new Event('change'),
    null,
  ];
  for (const [index, event] of events.entries()) {
    const title = `${BURMESE} ${index}`;
    write(box('Title'), title);
    if (event) fireEvent(box('Title'), event);
    await user.click(button());
    expect(submit.mock.lastCall?.[0].values).toEqual({ ...filled, title });
  }
});

it('sends such a text on Control+Enter from another field', async () => {
  const submit = submitting();
  const { user } = show({ submit });
  await user.click(box('Title'));
  writeInto(box('Description'), BURMESE);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(submit.mock.lastCall?.[0].values).toEqual({ ...filled, description: BURMESE });
});

it('validates such a text', async () => {
  const submit = submitting();
  const { user } = show({ submit, defaultValues: empty });
  writeInto(box('Description'), BURMESE);
  writeInto(box('Role Name (English)'), 'Editor');
  await user.click(button());
  expect(submit).toHaveBeenCalledTimes(1);
});

it('takes such a text over as soon as an event follows', () => {
  const Shown = () => <output>{useWatch<{ note: string }, 'note'>({ name: 'note' })}</output>;
  renderShared(
    <Form
      edited={null}
      schema={object({ note: string().defined() })}
      defaultValues={{ note: '' }}
      fields={{ note: { label: 'Note' } }}
      submit={jest.fn()}
    >
      <TextInput name="note" />
      <Shown />
    </Form>,
  );
  for (const bubbles of [true, false]) {
    writeInto(box('Note'), `Rain ${bubbles}`);
    fireEvent(box('Note'), new Event('input', { bubbles }));
    expect(screen.getByRole('status')).toHaveTextContent(`Rain ${bubbles}`);
  }
});

it('leaves a stored text as it is, although the field cannot show it exactly', async () => {
  const submit = submitting();
  const stored = { ...filled, title: 'Rain\nWind', description: 'Rain\r\nWind' };
  const { user } = show({ submit, defaultValues: stored });
  expect(box('Title')).toHaveValue('RainWind');
  await user.click(button());
  expect(submit.mock.lastCall?.[0].values).toEqual(stored);
});

it('sends a password that a script has written', async () => {
  const sent = jest.fn();
  const { user, getByLabelText } = renderShared(
    <Form
      edited={null}
      schema={object({ password: string().defined() })}
      defaultValues={{ password: '' }}
      fields={{ password: { label: 'Password' } }}
      submit={({ values }) => void sent(values)}
      actions={<FormActions submitLabel="Create" />}
    >
      <PasswordInput name="password" />
    </Form>,
  );
  writeInto(getByLabelText('Password'), 'သတိပေး 2026');
  await user.click(button());
  expect(sent).toHaveBeenCalledWith({ password: 'သတိပေး 2026' });
});
