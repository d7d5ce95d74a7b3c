import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expired } from '../../../../../src/client/shared/session/sessionSlice';
import { drafts } from '../../../../helpers/client/indexedDb';
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

/** What is typed is stored only after an earlier draft has been read. */
async function expectNoOffer(opened: Parameters<typeof openNote>[0]) {
  const { user } = openNote(opened);
  await user.type(text(), '?');
  hidePage();
  await saved();
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
    expect(title()).toHaveFocus();
  });

  it('stays a draft after Restore, until it is sent', async () => {
    await leaveTitle('Rain');
    const second = openNote();
    await findOffer();
    await second.user.click(press('Restore'));
    await leave(second);
    const third = openNote();
    await findOffer();
    await third.user.click(press('Restore'));
    await third.user.click(press('Send'));
    await waitFor(async () => expect(await drafts()).toEqual([]));
    expect(third.sent.mock.lastCall?.[0]).toMatchObject({ title: 'Rain', text: '' });
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

  it('is deleted on Discard', async () => {
    await leaveTitle('Rain');
    const second = openNote();
    await findOffer();
    await second.user.click(press('Discard'));
    expect(offer()).not.toBeInTheDocument();
    expect(title()).toHaveValue('');
    expect(title()).toHaveFocus();
    await waitFor(async () => expect(await drafts()).toEqual([]));
  });

  it('survives an expired session', async () => {
    const first = openNote();
    await first.user.type(title(), 'Rain');
    act(() => void first.store.dispatch(expired()));
    first.unmount();
    openNote();
    expect(await findOffer()).toBeVisible();
  });

  it('belongs to its user alone', async () => {
    await leaveTitle('Rain');
    const second = openNote({ owner: 8 });
    await second.user.type(title(), 'Sun');
    hidePage();
    await saved();
    expect(offer()).not.toBeInTheDocument();
    expect(await drafts()).toEqual(['7:note:new', '8:note:new']);
  });

  it('is kept on Cancel, which is easily pressed by mistake', async () => {
    const { user, unmount } = openNote();
    await user.type(title(), 'Rain');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('Elsewhere');
    unmount();
    openNote();
    expect(await findOffer()).toBeVisible();
  });

  it('does not exist while nothing has changed, or every change was reverted', async () => {
    const first = openNote();
    await first.user.type(title(), 'R');
    hidePage();
    await saved();
    await first.user.clear(title());
    hidePage();
    await waitFor(async () => expect(await drafts()).toEqual([]));
    expect(screen.queryByText(/^Saved on this device/)).not.toBeInTheDocument();
  });

  it('merges changes made while the offer is open', async () => {
    const first = openNote();
    await first.user.type(title(), 'Rain');
    await first.user.type(text(), 'Heavy');
    await leave(first);
    await leaveTitle('Storm');
    const { user } = openNote();
    expect(await findOffer()).toHaveTextContent(/Changed: Title, Text\.$/);
    await user.click(press('Restore'));
    expect(title()).toHaveValue('Storm');
    expect(text()).toHaveValue('Heavy');
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

  it('is not offered where the stored values are the same by now', async () => {
    await leaveTitle('!', { name, stored });
    await expectNoOffer({ name, stored: { ...stored, title: 'Rain!' } });
  });

  it('is not that of something new', async () => {
    await leaveTitle('Rain');
    await expectNoOffer({ name, stored });
  });
});
