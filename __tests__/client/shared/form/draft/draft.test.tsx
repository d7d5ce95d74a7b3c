import { act, screen, waitFor } from '@testing-library/react';
import { expired } from '../../../../../src/client/shared/session/sessionSlice';
import {
  drafts,
  hidePage,
  leave,
  leaveTitle,
  offer,
  openNote,
  press,
  text,
  title,
} from './draftForm';

afterEach(() => localStorage.clear());

describe('the draft of something new', () => {
  it('is offered when the form opens again, and is filled in on Restore', async () => {
    await leaveTitle('Rain');
    const { user } = openNote();
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
    await second.user.click(press('Restore'));
    leave(second);
    const third = openNote();
    await third.user.click(press('Restore'));
    await third.user.click(press('Send'));
    await waitFor(() => expect(drafts()).toEqual([]));
    expect(third.sent.mock.lastCall?.[0]).toEqual({ title: 'Rain', text: '' });
    leave(third);
    openNote();
    expect(offer()).not.toBeInTheDocument();
  });

  it('is written at once when the page is hidden', async () => {
    const { user } = openNote();
    await user.type(title(), 'Rain');
    hidePage();
    expect(drafts()).toEqual(['form-draft:7:note:new']);
  });

  it('is deleted on Discard', async () => {
    await leaveTitle('Rain');
    const second = openNote();
    await second.user.click(press('Discard'));
    expect(offer()).not.toBeInTheDocument();
    expect(title()).toHaveValue('');
    expect(title()).toHaveFocus();
    leave(second);
    openNote();
    expect(offer()).not.toBeInTheDocument();
    expect(drafts()).toEqual([]);
  });

  it('survives an expired session', async () => {
    const first = openNote();
    await first.user.type(title(), 'Rain');
    act(() => void first.store.dispatch(expired()));
    first.unmount();
    openNote();
    expect(offer()).toBeVisible();
  });

  it('belongs to its user alone', async () => {
    await leaveTitle('Rain');
    openNote({ owner: 8 });
    expect(offer()).not.toBeInTheDocument();
  });

  it('is kept on Cancel, which is easily pressed by mistake', async () => {
    const { user, unmount } = openNote();
    await user.type(title(), 'Rain');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await screen.findByText('Elsewhere');
    unmount();
    openNote();
    expect(offer()).toBeVisible();
  });

  it('does not exist while nothing has changed, or every change was reverted', async () => {
    const first = openNote();
    await first.user.type(title(), 'R');
    await first.user.clear(title());
    leave(first);
    expect(drafts()).toEqual([]);
  });

  it('merges changes made while the offer is open', async () => {
    const first = openNote();
    await first.user.type(title(), 'Rain');
    await first.user.type(text(), 'Heavy');
    leave(first);
    await leaveTitle('Storm');
    const { user } = openNote();
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
    expect(title()).toHaveValue('Rain');
    expect(offer()).not.toHaveTextContent('This has been changed since.');
    await user.click(press('Restore'));
    expect(title()).toHaveValue('Rain!');
    expect(text()).toHaveValue('Heavy');
  });

  it('says that the stored values have changed since, and keeps those changes', async () => {
    await leaveTitle('!', { name, stored });
    const { user } = openNote({ name, stored: { ...stored, text: 'Changed by Hla' } });
    expect(offer()).toHaveTextContent(/was not sent\. This has been changed since\.$/);
    expect(offer()).toHaveAttribute('role', 'status');
    await user.click(press('Restore'));
    expect(title()).toHaveValue('Rain!');
    expect(text()).toHaveValue('Changed by Hla');
  });

  it('is not offered where the stored values are the same by now', async () => {
    await leaveTitle('!', { name, stored });
    openNote({ name, stored: { ...stored, title: 'Rain!' } });
    expect(offer()).not.toBeInTheDocument();
  });

  it('is not that of something new', async () => {
    await leaveTitle('Rain');
    openNote({ name, stored });
    expect(offer()).not.toBeInTheDocument();
  });
});
