import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { hold, json } from '../../../helpers/client/replies';
import { server } from '../../../helpers/client/server';
import { chosenTags, openCreate, press, tagInput } from './postFormScreen';

it('blocks the submit while a tag is being created', async () => {
  const { held, release } = hold();
  const { user } = await openCreate();
  const created = { id: '40', name: 'ငလျင်', slug: 'quake' };
  server.use(http.post('/api/tags', () => held.then(() => json({ data: created }, 201))));
  await user.click(tagInput());
  await user.paste('ငလျင်');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Creating...', hidden: true })).toBeDisabled();
  release();
  await waitFor(() => expect(chosenTags()).toEqual(['ငလျင်']));
  expect(press('Create Post')).toBeEnabled();
  expect(screen.queryByText('Title is required.')).not.toBeInTheDocument();
});
