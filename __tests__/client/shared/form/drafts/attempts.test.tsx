import { screen, waitFor } from '@testing-library/react';
import { storedText } from '../../../../helpers/client/indexedDb';
import { findOffer, openNote, press, saved, text, title } from './draftForm';

type Note = ReturnType<typeof openNote>;

const keyOf = ({ store }: Note) => {
  const { submission } = store.getState();
  return 'key' in submission ? submission.key : '';
};

const lost = { error: { status: 0 } };

async function sendNote(note: Note): Promise<string> {
  await note.user.click(press('Send'));
  await waitFor(() => expect(note.sent).toHaveBeenCalled());
  return keyOf(note);
}

/** Sends a note; the page is gone before or after its response has been lost. */
async function loseAttempt(response: Promise<object>, password = ''): Promise<string> {
  const note = openNote();
  note.sent.mockReturnValueOnce(response);
  await note.user.type(title(), 'Rain');
  if (password) await note.user.type(screen.getByLabelText('Password'), password);
  // Nothing is left to write but the attempt.
  await saved();
  const key = await sendNote(note);
  expect(key).toMatch(/^[\w-]{8,128}$/);
  note.unmount();
  return key;
}

async function restoreNote(): Promise<Note> {
  const note = openNote();
  await findOffer();
  await note.user.click(press('Restore'));
  return note;
}

it.each([
  ['was lost', Promise.resolve(lost)],
  ['had not come yet', new Promise<object>(() => undefined)],
])('repeats after a reload the key of an attempt whose response %s', async (_, response) => {
  const key = await loseAttempt(response);
  expect(await sendNote(await restoreNote())).toBe(key);
});

it('uses another key for what was edited since', async () => {
  const key = await loseAttempt(Promise.resolve(lost));
  const note = await restoreNote();
  await note.user.type(text(), 'Heavy');
  expect(await sendNote(note)).not.toBe(key);
});

it('keeps no attempt that contains a password', async () => {
  const key = await loseAttempt(Promise.resolve(lost), 'secret-2026');
  expect(await storedText()).not.toContain('secret-2026');
  const note = await restoreNote();
  await note.user.type(screen.getByLabelText('Password'), 'secret-2026');
  expect(await sendNote(note)).not.toBe(key);
});
