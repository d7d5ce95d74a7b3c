import { screen, waitFor, within } from '@testing-library/react';
import { buildFile } from '../../../helpers/client/builders';
import { currentPath } from '../../../helpers/client/renderApp';
import { hold, json } from '../../../helpers/client/replies';
import { findPage } from '../../../helpers/client/screens';
import { callNames, callsOf } from '../../../helpers/client/server';
import {
  chooseCover,
  field,
  fillPost,
  messages,
  openCreate,
  press,
  sentTo,
  tagInput,
} from './postFormScreen';

const created = () => json({ data: { id: 10 } }, 201);

describe('Create Post', () => {
  it('sends the fields of the call on Enter, its day tidied, shows the success and leads to the list', async () => {
    const { user } = await openCreate({ reply: created });
    await fillPost(user);
    await user.click(screen.getByRole('radio', { name: 'Knowledge' }));
    await user.upload(field('Description Image'), [buildFile('rain.jpg'), buildFile('မိုး.jpg')]);
    await user.type(field('Backdate'), '5/6/2026{Enter}');
    await findPage('Posts');
    expect(currentPath()).toBe('/posts');
    expect(await screen.findByText('Post created successfully!')).toBeVisible();
    expect(await sentTo('POST /api/posts')).toEqual([
      ['title', 'မိုးကြီးမည်'],
      ['description', expect.stringContaining('မိုးသည်းထန်စွာ ရွာမည်။') as string],
      ['category_id', '5'],
      ['type', 'knowledge'],
      ['backdate', '05-06-2026'],
      ['tags[0]', '1'],
      ['cover_image', 'cover.jpg'],
      ['description_images[]', 'rain.jpg'],
      ['description_images[]', 'မိုး.jpg'],
    ]);
  });

  it('shows every missing field, focuses the first and sends nothing', async () => {
    const { user } = await openCreate();
    await user.click(press('Create Post'));
    await waitFor(() =>
      expect(messages()).toEqual([
        'Title is required.',
        'At least one tag is required.',
        'Category is required.',
        'Cover photo is required.',
        'Description  is required.',
      ]),
    );
    expect(field('Title')).toHaveFocus();
    expect(callNames()).not.toContain('POST /api/posts');
  });

  it('shows only what is still wrong in a form that was filled in', async () => {
    const { user } = await openCreate({ reply: created });
    await fillPost(user);
    await user.click(field('Backdate'));
    await user.paste('01-01-2999');
    await user.clear(field('Title'));
    await user.click(press('Create Post'));
    await waitFor(() =>
      expect(messages()).toEqual(['Title is required.', 'Backdate cannot be in the future.']),
    );
    await user.click(field('Title'));
    await user.paste('Rain');
    await user.clear(field('Backdate'));
    await user.paste('31-02-2026');
    await user.click(press('Remove tag Flood'));
    await user.selectOptions(field('Category'), 'Select a category');
    await user.click(press('Remove File'));
    await user.click(press('Create Post'));
    await waitFor(() =>
      expect(messages()).toEqual([
        'At least one tag is required.',
        'Category is required.',
        'Cover photo is required.',
        'Backdate cannot be in the future.',
      ]),
    );
    expect(tagInput()).toHaveFocus();
    expect(callNames()).not.toContain('POST /api/posts');
  });

  it('offers the server’s categories, both types and as many images as fit in one request', async () => {
    const { user } = await openCreate();
    const options = within(field('Category')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Select a category',
      'မိုးလေဝသ',
      'Cyclones',
    ]);
    expect(field('Category')).toHaveValue('');
    const types = within(screen.getByRole('radiogroup', { name: 'Post Type' }));
    expect(types.getByRole('radio', { name: 'Post' })).toBeChecked();
    expect(types.getByRole('radio', { name: 'Knowledge' })).not.toBeChecked();

    const many = Array.from({ length: 21 }, (_, index) => buildFile(`${index}.jpg`));
    await user.upload(field('Description Image'), many);
    expect(screen.getAllByRole('button', { name: 'Remove File', hidden: true })).toHaveLength(19);
    expect(screen.getByText('At most 19 images can be sent at once.')).toBeVisible();
  });

  it('is busy while the request is pending, and sends once, with the last cover', async () => {
    const { held, release } = hold();
    const { user } = await openCreate({ reply: () => held.then(created) });
    await fillPost(user);
    await chooseCover(user, 'other.jpg');
    await user.dblClick(press('Create Post'));
    expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDisabled();
    release();
    await findPage('Posts');
    expect(callsOf('POST /api/posts')).toHaveLength(1);
    const fields = await sentTo('POST /api/posts');
    expect(fields).toContainEqual(['backdate', '']);
    expect(fields).toContainEqual(['type', 'post']);
    expect(fields.filter(([key]) => key === 'cover_image')).toEqual([['cover_image', 'other.jpg']]);
  });

  it('tells users without the permission that they may not save', async () => {
    await openCreate({ as: {} });
    expect(screen.getByText('You do not have permission to save.')).toBeVisible();
  });
});
