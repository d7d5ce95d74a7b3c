import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { serverSlice } from '../../../../src/client/shared/api/serverSlice';
import { empty, json } from '../../../helpers/client/replies';
import { answer, button } from '../../../helpers/client/screens';
import { callNames, callOf, server } from '../../../helpers/client/server';
import { buildPost, chosenTags, openEdit, press, TAGS } from '../form/postFormScreen';

const [FLOOD, RAIN, HEAVY] = TAGS;
const MANAGE = { name: 'Manage tags', hidden: true };

/** Serves these tags, each with its number of posts. */
function serveTags(...tags: { id: number; name: string; slug: string; posts: number }[]) {
  server.use(
    http.get('/api/tags', () => json({ data: tags })),
    http.get('/api/tags/usage', () => json({ data: tags })),
  );
}

/** Opens the dialog above the form of a post with the first two tags. */
async function openDialog(permissions?: string[]) {
  const app = await openEdit({ post: buildPost({ tags: [FLOOD, RAIN] }), permissions });
  expect(screen.queryByRole('button', MANAGE)).not.toBeInTheDocument();
  act(() => void app.store.dispatch(serverSlice.actions.capabilitiesNamed(['keys', 'tags'])));
  return app;
}

const row = (name: string) => {
  const found = within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(name));
  return within(found ?? screen.getByText(`No row ${name}`));
};
const action = (name: string, label: string) => row(name).getByRole('button', { name: label });

it('renames, merges and deletes tags, and updates the open form', async () => {
  const { user } = await openDialog();
  serveTags({ ...FLOOD, posts: 2 }, { ...RAIN, posts: 5 }, { ...HEAVY, posts: 0 });
  await user.click(press('Manage tags'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Manage tags' }));
  expect(await dialog.findByText('Posts: 5')).toBeVisible();
  expect(dialog.getAllByRole('button', { name: 'Delete' })).toHaveLength(1);

  await user.type(dialog.getByLabelText('Search tags'), 'flo');
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  await user.click(action('Flood', 'Rename'));
  const taken = 'Another tag has this name. Merge this tag into it instead.';
  server.use(
    http.put('/api/tags/1', () => json({ message: taken, errors: { name: [taken] } }, 422)),
  );
  await user.clear(dialog.getByLabelText('Tag name'));
  await user.type(dialog.getByLabelText('Tag name'), 'Floods');
  await user.click(action('Flood', 'Update'));
  expect((await dialog.findAllByText(taken))[0]).toBeVisible();
  const floods = { ...FLOOD, name: 'Floods' };
  server.use(http.put('/api/tags/1', () => json({ data: floods })));
  serveTags({ ...floods, posts: 2 }, { ...RAIN, posts: 5 }, { ...HEAVY, posts: 0 });
  await user.click(action('Flood', 'Update'));
  expect(await screen.findByText('Tag renamed.')).toBeVisible();
  await waitFor(() => expect(chosenTags()).toEqual(['Floods', 'မိုး']));

  await user.clear(dialog.getByLabelText('Search tags'));
  await user.click(action('Floods', 'Merge'));
  await user.click(dialog.getByRole('combobox', { name: 'Merge into' }));
  await user.click(await screen.findByRole('option', { name: 'မိုး' }));
  await user.click(row('Floods').getAllByRole('button', { name: 'Merge' })[1] ?? document.body);
  server.use(http.post('/api/tags/1/merge', () => json({ data: RAIN })));
  serveTags({ ...RAIN, posts: 6 }, { ...HEAVY, posts: 0 });
  await answer(user, 'Merge');
  expect(await screen.findByText('Tags merged.')).toBeVisible();
  expect(dialog.getByText('Tags merged.')).toHaveAttribute('role', 'status');
  expect(await callOf('POST /api/tags/1/merge').json()).toEqual({ into: 2 });
  await waitFor(() => expect(chosenTags()).toEqual(['မိုး']));

  server.use(http.delete('/api/tags/3', () => empty()));
  await user.click(action('မိုးသည်းထန်', 'Delete'));
  serveTags({ ...RAIN, posts: 6 });
  await answer(user, 'Delete');
  expect(await screen.findByText('Tag deleted.')).toBeVisible();
  expect(callNames()).not.toContain('POST /api/posts/9');
});

/** Merges the first tag into the second, which the post has as well. */
async function mergeFirst() {
  const app = await openDialog();
  serveTags({ ...FLOOD, posts: 2 }, { ...RAIN, posts: 5 });
  await app.user.click(press('Manage tags'));
  await app.user.click(
    await within(await screen.findByRole('dialog'))
      .findByText('Flood')
      .then(() => action('Flood', 'Merge')),
  );
  await app.user.click(within(screen.getByRole('dialog')).getByRole('combobox'));
  await app.user.click(await screen.findByRole('option', { name: 'မိုး' }));
  server.use(http.post('/api/tags/1/merge', () => json({ data: RAIN })));
  serveTags({ ...RAIN, posts: 6 });
  await app.user.click(row('Flood').getAllByRole('button', { name: 'Merge' })[1] ?? document.body);
  await answer(app.user, 'Merge');
  await waitFor(() => expect(chosenTags()).toEqual(['မိုး']));
  const undo = await within(screen.getByRole('dialog')).findByRole('button', { name: 'Undo' });
  return { ...app, undo: () => app.user.click(undo) };
}

it('undoes a merge from the dialog, and brings the tag back to the open form', async () => {
  const { undo } = await mergeFirst();
  server.use(http.post('/api/tags/1/restore', () => json({ data: FLOOD })));
  serveTags({ ...FLOOD, posts: 2 }, { ...RAIN, posts: 5 });
  await undo();
  expect(await screen.findByText('The tags are separate again.')).toBeVisible();
  await waitFor(() => expect(chosenTags()).toEqual(['Flood', 'မိုး']));
  expect(callOf('POST /api/tags/1/restore').headers.get('Idempotency-Key')).toMatch(/./);
});

it('says why a merge can no longer be undone, and offers no further try', async () => {
  const { undo } = await mergeFirst();
  const message = 'Another tag has this name by now.';
  server.use(http.post('/api/tags/1/restore', () => json({ message }, 409)));
  await undo();
  expect(await screen.findByRole('alert', { hidden: true })).toHaveTextContent(message);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(chosenTags()).toEqual(['မိုး']);
});

it('does not offer to merge without the permission to delete posts', async () => {
  const { user } = await openDialog(['post-edit']);
  serveTags({ ...FLOOD, posts: 2 });
  await user.click(press('Manage tags'));
  await within(await screen.findByRole('dialog')).findByText('Flood');
  expect(
    row('Flood')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Rename']);
});

it('says that the tags could not be loaded, and offers another try', async () => {
  const { user } = await openDialog();
  server.use(http.get('/api/tags/usage', () => json({}, 500)));
  await user.click(press('Manage tags'));
  expect(await screen.findByText('Failed to load the tags.')).toBeVisible();
  serveTags({ ...RAIN, posts: 5 });
  await user.click(button('Try again'));
  expect(await screen.findByText('Posts: 5')).toBeVisible();
});
