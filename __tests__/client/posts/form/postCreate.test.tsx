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
} from './postFormScreen';

const created = () => json({ data: { id: 10 } }, 201);

/** The rules of post create: what is left out, and the only message then. */
const TABLE: [string, (app: Awaited<ReturnType<typeof openCreate>>) => Promise<unknown>, string][] =
  [
    ['the title', ({ user }) => user.clear(field('Title')), 'Title is required.'],
    [
      'the tags',
      ({ user }) => user.click(press('Remove tag Flood')),
      'At least one tag is required.',
    ],
    [
      'the category',
      ({ user }) => user.selectOptions(field('Category'), 'Select a category'),
      'Category is required.',
    ],
    ['the cover', ({ user }) => user.click(press('Remove File')), 'Cover photo is required.'],
    [
      'a day that has come',
      ({ user }) => user.type(field('Backdate'), '01-01-2999'),
      'Backdate cannot be in the future.',
    ],
    [
      'a day that there is',
      ({ user }) => user.type(field('Backdate'), '31-02-2026'),
      'Backdate cannot be in the future.',
    ],
  ];

describe('Create Post', () => {
  it('sends the fields of the call, shows the success and leads to the list', async () => {
    const { user } = await openCreate({ reply: created });
    await fillPost(user);
    await user.click(screen.getByRole('radio', { name: 'Knowledge' }));
    await user.upload(field('Description Image'), [buildFile('rain.jpg'), buildFile('မိုး.jpg')]);
    await user.type(field('Backdate'), '5/6/2026');
    await user.click(press('Create Post'));
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

  it('sends an empty backdate and the default type', async () => {
    const { user } = await openCreate({ reply: created });
    await fillPost(user);
    await user.click(press('Create Post'));
    await findPage('Posts');
    const fields = await sentTo('POST /api/posts');
    expect(fields).toContainEqual(['backdate', '']);
    expect(fields).toContainEqual(['type', 'post']);
  });

  it('tidies a backdate that is submitted with Enter', async () => {
    const { user } = await openCreate({ reply: created });
    await fillPost(user);
    await user.type(field('Backdate'), '5.6.2026{Enter}');
    await findPage('Posts');
    expect(await sentTo('POST /api/posts')).toContainEqual(['backdate', '05-06-2026']);
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

  it.each(TABLE)('asks for %s', async (_, spoil, message) => {
    const app = await openCreate();
    await fillPost(app.user);
    await spoil(app);
    await app.user.click(press('Create Post'));
    await waitFor(() => expect(messages()).toEqual([message]));
    expect(callNames()).not.toContain('POST /api/posts');
  });

  it('focuses the first invalid field, whichever it is', async () => {
    const { user } = await openCreate();
    await user.type(field('Title'), 'Rain');
    await user.click(press('Create Post'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Tag' })).toHaveFocus());
  });

  it('offers the server’s categories and both types, with no category and Post preselected', async () => {
    await openCreate();
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
  });

  it('keeps the last of several covers', async () => {
    const { user } = await openCreate({ reply: created });
    await fillPost(user);
    await chooseCover(user, 'other.jpg');
    await user.click(press('Create Post'));
    await findPage('Posts');
    const covers = (await sentTo('POST /api/posts')).filter(([key]) => key === 'cover_image');
    expect(covers).toEqual([['cover_image', 'other.jpg']]);
  });

  it('accepts no more images than fit in one request with a cover', async () => {
    const { user } = await openCreate();
    const many = Array.from({ length: 21 }, (_, index) => buildFile(`${index}.jpg`));
    await user.upload(field('Description Image'), many);
    expect(screen.getAllByRole('button', { name: 'Remove File' })).toHaveLength(19);
    expect(screen.getByText('At most 19 images can be sent at once.')).toBeVisible();
  });

  it('is busy while the request is pending, and sends once', async () => {
    const { held, release } = hold();
    const { user } = await openCreate({ reply: () => held.then(created) });
    await fillPost(user);
    await user.dblClick(press('Create Post'));
    expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDisabled();
    release();
    await findPage('Posts');
    expect(callsOf('POST /api/posts')).toHaveLength(1);
  });

  it('tells users without the permission that they may not save', async () => {
    await openCreate({ as: {} });
    expect(screen.getByText('You do not have permission to save.')).toBeVisible();
  });
});
