import { screen, waitFor, within } from '@testing-library/react';
import { buildFile } from '../../../helpers/client/builders';
import { currentPath } from '../../../helpers/client/renderApp';
import { hold, json } from '../../../helpers/client/replies';
import { findPage } from '../../../helpers/client/screens';
import { callNames } from '../../../helpers/client/server';
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
  it('sends its fields once on Enter, the day tidied, and leads to the list', async () => {
    const { held, release } = hold();
    const { user } = await openCreate({ reply: () => held.then(created) });
    await fillPost(user);
    await chooseCover(user, 'other.jpg');
    await user.click(field('Knowledge'));
    await user.upload(field('Description Image'), [buildFile('rain.jpg'), buildFile('မိုး.jpg')]);
    await user.click(field('Backdate'));
    await user.paste('5/6/2026');
    await user.keyboard('{Enter}{Enter}');
    expect(await screen.findByRole('button', { name: 'Creating...', hidden: true })).toBeDisabled();
    release();
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
      ['cover_image', 'other.jpg'],
      ['description_images[]', 'rain.jpg'],
      ['description_images[]', 'မိုး.jpg'],
    ]);
  });

  it('shows every missing field, then only what is still wrong, and sends nothing', async () => {
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

    await fillPost(user);
    await user.click(field('Backdate'));
    await user.paste('31-02-2026');
    await user.click(press('Create Post'));
    await waitFor(() => expect(messages()).toEqual(['Backdate must be a date, DD-MM-YYYY.']));

    await user.click(press('Remove tag Flood'));
    await user.selectOptions(field('Category'), 'Select a category');
    await user.click(press('Remove File'));
    await user.click(press('Create Post'));
    await waitFor(() =>
      expect(messages()).toEqual([
        'At least one tag is required.',
        'Category is required.',
        'Cover photo is required.',
        'Backdate must be a date, DD-MM-YYYY.',
      ]),
    );
    expect(tagInput()).toHaveFocus();
    expect(callNames()).not.toContain('POST /api/posts');
  });

  it('offers the server’s categories, both types and as many images as fit in one request', async () => {
    const { user } = await openCreate();
    const options = within(field('Category')).getAllByRole('option', { hidden: true });
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Select a category',
      'မိုးလေဝသ',
      'Cyclones',
    ]);
    expect(field('Category')).toHaveValue('');
    expect(screen.getByRole('radiogroup', { name: 'Post Type', hidden: true })).toBeVisible();
    expect(field('Post')).toBeChecked();
    expect(field('Knowledge')).not.toBeChecked();

    const many = Array.from({ length: 21 }, (_, index) => buildFile(`${index}.jpg`));
    await user.upload(field('Description Image'), many);
    expect(screen.getAllByRole('button', { name: 'Remove File', hidden: true })).toHaveLength(19);
    expect(screen.getByText('At most 19 images can be sent at once.')).toBeVisible();
  });
});
