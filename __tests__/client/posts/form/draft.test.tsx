import { act, screen, waitFor } from '@testing-library/react';
import { empty, json } from '../../../helpers/client/replies';
import { findPage, findSignIn } from '../../../helpers/client/screens';
import {
  addTag,
  buildPost,
  chosenTags,
  description,
  field,
  fillPost,
  openCreate,
  openEdit,
  press,
  sentTo,
  write,
} from './postFormScreen';

const OFFER = /^What you wrote here on .+ was not sent\./;
const offer = () => screen.queryByText(OFFER);
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('form-draft:'));

/** What happens when a page is reloaded, closed or lost. */
function leave({ unmount }: { unmount: () => void }) {
  act(() => void window.dispatchEvent(new Event('pagehide')));
  unmount();
}

describe('the draft of a new post', () => {
  it('is offered when the form opens again, and is filled in on Restore', async () => {
    const first = await openCreate();
    await fillPost(first.user);
    await first.user.click(screen.getByRole('radio', { name: 'Knowledge' }));
    await first.user.type(field('Backdate'), '05-06-2026');
    leave(first);

    const { user } = await openCreate({ reply: () => json({}, 201) });
    expect(field('Title')).toHaveValue('');
    expect(offer()).toHaveTextContent(/\d{1,2} \w+ \d{4} at \d\d:\d\d/);
    await user.click(press('Restore'));
    expect(offer()).not.toBeInTheDocument();
    expect(field('Title')).toHaveValue('မိုးကြီးမည်');
    expect(field('Title')).toHaveFocus();
    expect(chosenTags()).toEqual(['Flood']);
    expect(field('Category')).toHaveValue('5');
    expect(screen.getByRole('radio', { name: 'Knowledge' })).toBeChecked();
    expect(field('Backdate')).toHaveValue('05-06-2026');
    expect(await description()).toHaveTextContent('မိုးသည်းထန်စွာ ရွာမည်။');
  });

  it('stays a draft after Restore, and is the one that is sent', async () => {
    const first = await openCreate();
    await first.user.type(field('Title'), 'Rain');
    leave(first);
    const second = await openCreate();
    await second.user.click(press('Restore'));
    leave(second);
    const { user } = await openCreate();
    await user.click(press('Restore'));
    expect(field('Title')).toHaveValue('Rain');
  });

  it('is deleted on Discard', async () => {
    const first = await openCreate();
    await first.user.type(field('Title'), 'Rain');
    leave(first);
    const second = await openCreate();
    await second.user.click(press('Discard'));
    expect(offer()).not.toBeInTheDocument();
    expect(field('Title')).toHaveFocus();
    leave(second);
    await openCreate();
    expect(offer()).not.toBeInTheDocument();
    expect(drafts()).toEqual([]);
  });

  it('is deleted once the post has been created', async () => {
    const { user } = await openCreate({ reply: () => empty(201) });
    await fillPost(user);
    await user.click(press('Create Post'));
    await findPage('Posts');
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it('survives an expired session', async () => {
    const { user, unmount } = await openCreate({ reply: () => json({}, 401) });
    await fillPost(user);
    await user.click(press('Create Post'));
    await findSignIn();
    unmount();
    const again = await openCreate();
    await again.user.click(press('Restore'));
    expect(field('Title')).toHaveValue('မိုးကြီးမည်');
  });

  it('belongs to its user alone', async () => {
    const first = await openCreate();
    await first.user.type(field('Title'), 'Rain');
    leave(first);
    await openCreate({ as: { id: 8, permissions: ['post-create'] } });
    expect(offer()).not.toBeInTheDocument();
  });

  it('is kept on Cancel, which is easily pressed by mistake', async () => {
    const { user, unmount } = await openCreate();
    await user.type(field('Title'), 'Rain');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await findPage('Posts');
    unmount();
    await openCreate();
    expect(offer()).toBeInTheDocument();
  });

  it('does not exist while nothing has changed, or every change was reverted', async () => {
    const first = await openCreate();
    await first.user.type(field('Title'), 'R');
    await first.user.clear(field('Title'));
    leave(first);
    expect(drafts()).toEqual([]);
  });

  it('merges changes made while the offer is open', async () => {
    const first = await openCreate();
    await first.user.type(field('Title'), 'Rain');
    await addTag(first.user, 'Flood');
    leave(first);
    const second = await openCreate();
    await second.user.type(field('Title'), 'Storm');
    leave(second);
    const { user } = await openCreate();
    await user.click(press('Restore'));
    expect(field('Title')).toHaveValue('Storm');
    expect(chosenTags()).toEqual(['Flood']);
  });
});

describe('the draft of a change', () => {
  it('is offered over the current post, and restores only what was changed', async () => {
    const first = await openEdit();
    await first.user.type(field('Title'), '!');
    leave(first);
    const app = await openEdit({ reply: () => json({}) });
    expect(field('Title')).toHaveValue('ရန်ကုန်မြစ်ရေကြီးမှု');
    await app.user.click(press('Restore'));
    expect(field('Title')).toHaveValue('ရန်ကုန်မြစ်ရေကြီးမှု!');
    await app.user.click(press('Update'));
    await findPage('Posts');
    const sent = await sentTo('POST /api/posts/9');
    expect(sent).toContainEqual(['description', buildPost().description]);
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it('says that the post has changed since, and keeps those changes', async () => {
    const first = await openEdit();
    await write(first.user, 'မိုး');
    leave(first);
    const { user } = await openEdit({ post: buildPost({ title: 'Changed by Hla' }) });
    const text = screen.getByText(/was not sent\. This has been changed since\.$/);
    expect(text).toHaveAttribute('role', 'status');
    await user.click(press('Restore'));
    expect(field('Title')).toHaveValue('Changed by Hla');
    expect(await description()).toHaveTextContent('မိုး');
  });

  it('is not offered where the post has the same values by now', async () => {
    const first = await openEdit();
    await first.user.type(field('Title'), '!');
    leave(first);
    await openEdit({ post: buildPost({ title: 'ရန်ကုန်မြစ်ရေကြီးမှု!' }) });
    expect(offer()).not.toBeInTheDocument();
  });

  it('is not the one of a new post', async () => {
    const first = await openCreate();
    await first.user.type(field('Title'), 'Rain');
    leave(first);
    await openEdit();
    expect(offer()).not.toBeInTheDocument();
  });
});
