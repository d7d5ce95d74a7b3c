import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { currentPath } from '../../../helpers/client/renderApp';
import { dropped, hold, json } from '../../../helpers/client/replies';
import { findPage } from '../../../helpers/client/screens';
import { callNames, server } from '../../../helpers/client/server';
import { tiles } from '../../sliders/sliderForm';
import {
  buildPost,
  chosenTags,
  description,
  field,
  fillPost,
  messages,
  openCreate,
  openEdit,
  press,
  sentTo,
} from './postFormScreen';

const call = 'POST /api/posts/9';

describe('Create Post', () => {
  it('shows the fixed text, keeps the values and puts errors on the fields', async () => {
    const errors = {
      title: ['Title taken.'],
      'tags.0': ['No such tag.'],
      category_id: ['No such category.'],
      cover_image: ['No image.'],
      'description_images.1': ['Too large.'],
      backdate: ['Odd day.'],
      description: ['Too long.', 'Too odd.'],
    };
    const { user } = await openCreate({ reply: dropped });
    await fillPost(user);
    await user.click(press('Create Post'));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to create post.');
    expect(messages()).toEqual([]);
    server.use(http.post('/api/posts', () => json({ message: 'Invalid.', errors }, 422)));
    await user.click(press('Create Post'));
    await screen.findByText('Title taken.');
    expect(screen.getByText('Failed to create post.')).toHaveAttribute('role', 'alert');
    expect(messages()).toEqual([
      'Title taken.',
      'No such tag.',
      'No such category.',
      'No image.',
      'Too large.',
      'Odd day.',
      'Too long. Too odd.',
    ]);
    expect(field('Title')).toHaveFocus();
    expect(field('Title')).toHaveValue('မိုးကြီးမည်');
    expect(chosenTags()).toEqual(['Flood']);
    expect(screen.getByText('cover.jpg')).toBeVisible();
    expect(await description()).toHaveTextContent('မိုးသည်းထန်စွာ ရွာမည်။');
    expect(press('Create Post')).toBeEnabled();
    expect(currentPath()).toBe('/posts/create');
    expect(document.body).not.toHaveTextContent('undefined');
  });
});

const WRONG = [
  'Title is required.',
  'Please select at least one tag.',
  'Category is required.',
  'Backdate cannot be in the future.',
  'Description must not be empty.',
];

describe('Edit Post', () => {
  it('shows what is wrong at once, sends it all the same and keeps it after a failure', async () => {
    const { held, release } = hold();
    const errors = { title: ['Title missing.'], 'tags.0': ['No such tag.'] };
    const { user } = await openEdit({
      post: buildPost({ description: '<p>&nbsp;</p>', categoryId: null, category: null }),
      reply: () => held.then(() => json({ message: 'Invalid.', errors }, 422)),
    });
    await user.clear(field('Title'));
    await user.click(press('Remove tag Flood'));
    await user.clear(field('Backdate'));
    await user.paste('01-01-2999');
    await user.click(
      screen.getAllByRole('button', { name: 'Remove File', hidden: true })[1] as Element,
    );
    await user.click(press('Update'));
    await screen.findByText('Title is required.');
    expect(messages()).toEqual(WRONG);
    expect(press('Updating...')).toBeDisabled();
    release();
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to update post.');
    expect(await sentTo(call)).toEqual([
      ['title', ''],
      ['description', '<p>&nbsp;</p>'],
      ['category_id', ''],
      ['type', 'knowledge'],
      ['backdate', '01-01-2999'],
      ['removed_description_images[]', '91'],
    ]);
    expect(messages()).toEqual(WRONG);
    expect(field('Title')).toHaveFocus();
    expect(field('Backdate')).toHaveValue('01-01-2999');
    expect(tiles()).toEqual(['Current cover', 'Image 1']);
    expect(press('Update')).toBeEnabled();
    expect(currentPath()).toBe('/posts/9/edit');
    expect(document.body).not.toHaveTextContent('undefined');
  });

  it('never sends a backdate that is no day; other invalid values lead to the list if accepted', async () => {
    const { user } = await openEdit({
      post: buildPost({ type: 'news' }),
      reply: () => json({ data: buildPost() }),
    });
    await user.clear(field('Title'));
    await user.clear(field('Backdate'));
    await user.paste('31-02-2026');
    await user.click(press('Update'));
    expect(await screen.findByText('Backdate must be a date, DD-MM-YYYY.')).toBeVisible();
    await waitFor(() => expect(press('Update')).toBeEnabled());
    expect(callNames()).not.toContain(call);

    await user.clear(field('Backdate'));
    await user.click(press('Update'));
    await findPage('Posts');
    expect(await sentTo(call)).toEqual(
      expect.arrayContaining([
        ['title', ''],
        ['type', 'news'],
      ]),
    );
  });
});
