import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readDrafts } from '../../../../../src/client/shared/form/drafts/draftStore';
import { buildFile } from '../../../../helpers/client/builders';
import { drafts, files, storedText } from '../../../../helpers/client/indexedDb';
import { hold } from '../../../../helpers/hold';
import { focused, writeInto } from '../../../../helpers/client/screens';
import { scaleByHand } from '../files/fileScreen';
import {
  findOffer,
  hidePage,
  leave,
  leaveTitle,
  offer,
  openNote,
  press,
  saved,
  text,
  title,
} from './draftForm';

afterEach(() => jest.restoreAllMocks());

async function expectNoOffer(opened: Parameters<typeof openNote>[0]) {
  openNote(opened);
  // The form began to read its drafts before this read.
  await act(async () => void (await readDrafts('7', opened?.name ?? 'note:new')));
  expect(offer()).not.toBeInTheDocument();
}

describe('the draft of something new', () => {
  it('is offered when the form opens again, and is filled in on Restore', async () => {
    await leaveTitle('Rain');
    const { user } = openNote();
    expect(await findOffer()).toHaveTextContent(/Changed: Title\.$/);
    expect(title()).toHaveValue('');
    expect(offer()).toHaveTextContent(/\d{1,2} \w+ \d{4} at \d\d:\d\d/);
    await user.click(press('Restore'));
    expect(offer()).not.toBeInTheDocument();
    expect(title()).toHaveValue('Rain');
    await focused(title);
  });

  it('is written at once when the page is hidden', async () => {
    openNote();
    // The pause after a change never ends.
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'Date'] });
    fireEvent.change(title(), { target: { value: 'Rain' } });
    jest.useRealTimers();
    hidePage();
    await saved();
    expect(await drafts()).toEqual(['7:note:new']);
  });

  it('has a text that a script has written when the page is hidden', async () => {
    openNote();
    writeInto(title(), 'Rain');
    hidePage();
    await saved();
    openNote();
    expect(await findOffer()).toHaveTextContent(/Changed: Title\.$/);
  });

  it('is deleted on Discard', async () => {
    await leaveTitle('Rain');
    const second = openNote();
    await findOffer();
    await second.user.click(press('Discard'));
    expect(offer()).not.toBeInTheDocument();
    expect(title()).toHaveValue('');
    await focused(title);
    await waitFor(async () => expect(await drafts()).toEqual([]));
  });

  it('does not exist if nothing has changed or every change was reverted', async () => {
    const first = openNote();
    await first.user.type(title(), 'R');
    hidePage();
    await saved();
    await first.user.clear(title());
    hidePage();
    await waitFor(async () => expect(await drafts()).toEqual([]));
    expect(screen.queryByText(/^Saved on this device/)).not.toBeInTheDocument();
  });

  it('replaces what was typed since, which is offered in turn', async () => {
    const first = openNote();
    await first.user.type(title(), 'Rain');
    await first.user.type(text(), 'Heavy');
    await leave(first);
    const { user } = openNote();
    await findOffer();
    await user.type(title(), 'Storm');
    await user.click(press('Restore'));
    await waitFor(() => expect(title()).toHaveValue('Rain'));
    expect(text()).toHaveValue('Heavy');
    await waitFor(() => expect(offer()).toHaveTextContent(/Changed: Title\.$/));
    await user.click(press('Restore'));
    await waitFor(() => expect(title()).toHaveValue('Storm'));
    expect(text()).toHaveValue('');
    await waitFor(async () => expect(await drafts()).toEqual(['7:note:new', '7:note:new']));
  });
});

describe('the same form in two tabs', () => {
  type Note = ReturnType<typeof openNote>;
  const inTab = ({ container }: Note) => within(container);

  /** Types a title into a form whose draft is then stored. */
  async function typeTitle(note: Note, entered: string): Promise<void> {
    await note.user.type(inTab(note).getByLabelText('Title'), entered);
    hidePage();
    await waitFor(async () => expect(await storedText()).toContain(`"title":"${entered}"`));
  }

  it('has two drafts, and both are offered', async () => {
    const [first, second] = [openNote(), openNote()];
    await typeTitle(first, 'Rain');
    await typeTitle(second, 'Storm');
    first.unmount();
    second.unmount();
    const third = openNote();
    const restore = await screen.findAllByRole('button', { name: 'Restore' });
    expect(restore).toHaveLength(2);
    await third.user.click(restore[1] ?? document.body);
    await waitFor(() => expect(title()).toHaveValue('Rain'));
    expect(await storedText()).toContain('Storm');
  });

  it('keeps the draft of one if the other is saved, and no longer offers the saved one', async () => {
    const [first, second] = [openNote(), openNote()];
    await typeTitle(first, 'Rain');
    await typeTitle(second, 'Storm');
    await waitFor(() => expect(inTab(second).getByText(/was not sent/)).toBeVisible());
    await first.user.click(inTab(first).getByRole('button', { name: 'Send' }));
    await waitFor(async () => expect(await storedText()).not.toContain('Rain'));
    await waitFor(() => expect(offer()).not.toBeInTheDocument());
    expect(await storedText()).toContain('Storm');
  });

  it('stores the draft again if the other one discards it', async () => {
    const [first, second] = [openNote(), openNote()];
    await typeTitle(first, 'Rain');
    const before = await storedText();
    await second.user.click(await inTab(second).findByRole('button', { name: 'Discard' }));
    await waitFor(async () => {
      const after = await storedText();
      expect(after).toContain('Rain');
      expect(after).not.toBe(before);
    });
    expect(offer()).not.toBeInTheDocument();
  });
});

describe('the draft of a change', () => {
  const name = 'note:9';
  const stored = { title: 'Rain', text: 'Heavy' };

  it('is offered over the stored values, and restores only what was changed', async () => {
    await leaveTitle('!', { name, stored });
    const { user } = openNote({ name, stored });
    await findOffer();
    expect(title()).toHaveValue('Rain');
    expect(offer()).not.toHaveTextContent('This has been changed since.');
    await user.click(press('Restore'));
    expect(title()).toHaveValue('Rain!');
    expect(text()).toHaveValue('Heavy');
  });

  it('says that the stored values have changed since, and keeps those changes', async () => {
    await leaveTitle('!', { name, stored });
    const { user } = openNote({ name, stored: { ...stored, text: 'Changed by Hla' } });
    expect(await findOffer()).toHaveTextContent(/was not sent\. This has been changed since\. /);
    expect(offer()).toHaveAttribute('role', 'status');
    await user.click(press('Restore'));
    expect(title()).toHaveValue('Rain!');
    expect(text()).toHaveValue('Changed by Hla');
  });

  it('is not offered if the stored values are now the same', async () => {
    await leaveTitle('!', { name, stored });
    await expectNoOffer({ name, stored: { ...stored, title: 'Rain!' } });
  });

  it('is not that of something new', async () => {
    await leaveTitle('Rain');
    await expectNoOffer({ name, stored });
  });
});

it('a draft contains prepared photos, and unprepared ones only if the user leaves the form', async () => {
  const hand = scaleByHand();
  const chosen = buildFile('rain.jpg');
  const first = openNote({ scale: hand.scale });
  await first.user.upload(screen.getByLabelText('Photos'), chosen);
  await first.user.type(title(), 'Rain');
  await waitFor(async () => expect(await storedText()).toContain('Rain'));
  expect(await files()).toEqual([]);
  expect(screen.queryByText(/^Saved on this device/)).not.toBeInTheDocument();
  await hand.end(300);
  await saved();
  expect(await files()).toEqual([['rain.jpg', 300]]);
  await first.user.upload(screen.getByLabelText('Photos'), chosen);
  first.unmount();
  await waitFor(async () =>
    expect(await files()).toEqual([
      ['rain.jpg', 300],
      ['rain.jpg', chosen.size],
    ]),
  );
});

it('withdraws the offer of a draft that is saved after its form was left', async () => {
  const first = openNote();
  await first.user.type(title(), 'Rain');
  hidePage();
  await saved();
  const { held, release } = hold();
  first.sent.mockReturnValueOnce(held.then(() => ({})));
  await first.user.click(press('Send'));
  await first.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('Elsewhere');
  const { user, container } = openNote();
  await findOffer();
  await user.type(within(container).getByLabelText('Text'), 'Heavy');
  release();
  await waitFor(() => expect(offer()).not.toBeInTheDocument());
  await waitFor(async () => expect(await storedText()).not.toContain('Rain'));
  hidePage();
  await waitFor(async () => expect(await storedText()).toContain('Heavy'));
});

describe('a store that keeps no draft', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };

  it('reports that the storage is full, and does not stop the form', async () => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    const { user, sent } = openNote();
    await user.type(title(), 'Rain');
    hidePage();
    const line = await screen.findByText('What you enter here is not kept on this device.');
    expect(line).toHaveAttribute('role', 'status');
    await user.click(press('Send'));
    await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject({ title: 'Rain' }));
    expect(await drafts()).toEqual([]);
  });

  it('reports on opening that the browser refuses storage', async () => {
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(full);
    openNote();
    expect(
      await screen.findByText('What you enter here is not kept on this device.'),
    ).toBeVisible();
  });

  it('keeps the text if the photos do not fit', async () => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(full);
    const { user } = openNote();
    await user.upload(screen.getByLabelText('Photos'), buildFile('rain.jpg'));
    await user.type(title(), 'Rain');
    hidePage();
    await screen.findByText('What you write is kept on this device, the photos are not.');
    expect(await storedText()).toContain('"title":"Rain"');
  });
});

describe('an attempt whose outcome is unknown', () => {
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

  /** Sends a note. The page closes before or after its response is lost. */
  async function loseAttempt(response: Promise<object>, password = ''): Promise<string> {
    const note = openNote();
    note.sent.mockReturnValueOnce(response);
    await note.user.type(title(), 'Rain');
    if (password) await note.user.type(screen.getByLabelText('Password'), password);
    // Only the attempt is left to write.
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

  it('uses another key for values edited since', async () => {
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
});
