import { screen, waitFor } from '@testing-library/react';
import { empty, json } from '../../../helpers/client/replies';
import { findPage } from '../../../helpers/client/screens';
import { drafts, leave, offer } from '../../shared/form/draft/draftForm';
import {
  buildPost,
  chooseCover,
  chosenTags,
  description,
  field,
  fillPost,
  openCreate,
  openEdit,
  press,
  sentTo,
} from './postFormScreen';

const call = 'POST /api/posts/9';

describe('the draft of a post', () => {
  it('has every field of a new post, and ends as it is sent', async () => {
    const first = await openCreate();
    await fillPost(first.user);
    await first.user.click(field('Knowledge'));
    await first.user.click(field('Backdate'));
    await first.user.paste('05-06-2026');
    leave(first);

    const { user } = await openCreate({ reply: () => empty(201) });
    expect(field('Title')).toHaveValue('');
    await user.click(press('Restore'));
    expect(offer()).not.toBeInTheDocument();
    expect(field('Title')).toHaveValue('မိုးကြီးမည်');
    expect(field('Title')).toHaveFocus();
    expect(chosenTags()).toEqual(['Flood']);
    expect(field('Category')).toHaveValue('5');
    expect(field('Knowledge')).toBeChecked();
    expect(field('Backdate')).toHaveValue('05-06-2026');
    expect(await description()).toHaveTextContent('မိုးသည်းထန်စွာ ရွာမည်။');

    await chooseCover(user, 'cover.jpg');
    await user.click(press('Create Post'));
    await findPage('Posts');
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it('is that of the edited post, and leaves alone what was not changed', async () => {
    const whole = { savedAt: Date.now(), base: '{}', values: { title: 'Rain' } };
    localStorage.setItem('form-draft:7:post:new', JSON.stringify(whole));
    const first = await openEdit();
    expect(offer()).not.toBeInTheDocument();
    await first.user.type(field('Title'), '!');
    leave(first);

    const reply = () => json({});
    const { user } = await openEdit({ post: buildPost({ type: 'post' }), reply });
    expect(screen.getByText(/was not sent\. This has been changed since\.$/)).toBeVisible();
    await user.click(press('Restore'));
    expect(field('Title')).toHaveValue('ရန်ကုန်မြစ်ရေကြီးမှု!');
    await user.click(press('Update'));
    await findPage('Posts');
    const sent = await sentTo(call);
    expect(sent).toContainEqual(['title', 'ရန်ကုန်မြစ်ရေကြီးမှု!']);
    expect(sent).toContainEqual(['type', 'post']);
    expect(sent).toContainEqual(['description', buildPost().description]);
    await waitFor(() => expect(drafts()).toEqual(['form-draft:7:post:new']));
  });
});
