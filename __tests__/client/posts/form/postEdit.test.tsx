import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { api } from '../../../../src/client/shared/api/api';
import { currentPath } from '../../../helpers/client/renderApp';
import { json } from '../../../helpers/client/replies';
import { findPage } from '../../../helpers/client/screens';
import { callNames, callsOf, server } from '../../../helpers/client/server';
import { tiles } from '../../sliders/sliderForm';
import {
  buildPost,
  chooseCover,
  chosenTags,
  field,
  HTML,
  openEdit,
  press,
  sentTo,
  write,
} from './postFormScreen';

const updated = () => json({ data: buildPost() });
const call = 'POST /api/posts/9';

/** Submits the form and returns the sent fields. */
async function send({ user }: Awaited<ReturnType<typeof openEdit>>) {
  await user.click(press('Update'));
  await findPage('Posts');
  return sentTo(call);
}

const UNTOUCHED: [string, string][] = [
  ['title', 'ရန်ကုန်မြစ်ရေကြီးမှု'],
  ['description', HTML],
  ['category_id', '5'],
  ['type', 'knowledge'],
  ['backdate', '05-06-2026'],
  ['tags[0]', '1'],
];

describe('Edit Post', () => {
  it('shows the stored post and sends it back unchanged, the description byte for byte', async () => {
    const app = await openEdit({ reply: updated });
    expect(field('Title')).toHaveValue('ရန်ကုန်မြစ်ရေကြီးမှု');
    expect(chosenTags()).toEqual(['Flood']);
    expect(field('Category')).toHaveValue('5');
    expect(screen.getByRole('radio', { name: 'Knowledge' })).toBeChecked();
    expect(field('Backdate')).toHaveValue('05-06-2026');
    expect(tiles()).toEqual(['Current cover', 'Image 1', 'Image 2']);
    expect(await send(app)).toEqual(UNTOUCHED);
    expect(await screen.findByText('Post updated successfully!')).toBeVisible();
    expect(currentPath()).toBe('/posts');
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['an id alone', { category: null }, 'category_id', '5'],
    ['an id that is a text', { categoryId: '5' }, 'category_id', '5'],
    ['a name alone', { categoryId: null }, 'category_id', '5'],
    ['one that is not listed', { categoryId: 77, category: 'Old' }, 'category_id', '77'],
    ['none', { categoryId: null, category: null }, 'category_id', ''],
    ['a day as it is written', { created_at: '04-06-2026' }, 'backdate', '04-06-2026'],
    ['a plain day', { created_at: '2026-06-04' }, 'backdate', '04-06-2026'],
    ['no day', { created_at: null }, 'backdate', ''],
    ['a type that nobody knows', { type: 'news' }, 'type', 'news'],
  ])('accepts a post with %s as it is', async (_, over, key, value) => {
    const app = await openEdit({ post: buildPost(over), reply: updated });
    expect(await send(app)).toContainEqual([key, value]);
  });

  it('sends the changes', async () => {
    const app = await openEdit({ reply: updated });
    const { user } = app;
    await user.clear(field('Title'));
    await user.type(field('Title'), 'Rain');
    await user.click(screen.getByRole('radio', { name: 'Post' }));
    await user.clear(field('Backdate'));
    await write(user, 'မိုး');
    const sent = await send(app);
    expect(sent).toContainEqual(['title', 'Rain']);
    expect(sent).toContainEqual(['type', 'post']);
    expect(sent).toContainEqual(['backdate', '']);
    expect(sent).toContainEqual(['description', expect.stringContaining('မိုး')]);
  });

  it('removes images and the cover, only on Update', async () => {
    const app = await openEdit({ reply: updated });
    const [cover, first] = screen.getAllByRole('button', { name: 'Remove File' });
    for (const button of [first, cover]) await app.user.click(button as Element);
    expect(tiles()).toEqual(['Image 1']);
    expect(callNames()).not.toContain(call);
    expect(await send(app)).toEqual([
      ...UNTOUCHED,
      ['removed_description_images[]', '91'],
      ['removed_cover_image', '1'],
    ]);
  });

  it('sends the removal of the cover also where a new one is chosen', async () => {
    const app = await openEdit({ reply: updated });
    await app.user.click(screen.getAllByRole('button', { name: 'Remove File' })[0] as Element);
    await chooseCover(app.user, 'new.jpg');
    expect(await send(app)).toEqual([
      ...UNTOUCHED,
      ['cover_image', 'new.jpg'],
      ['removed_cover_image', '1'],
    ]);
  });

  it('shows the stored cover again where its replacement is removed', async () => {
    const app = await openEdit({ reply: updated });
    await chooseCover(app.user, 'new.jpg');
    expect(tiles()).toEqual(['new.jpg', 'Image 1', 'Image 2']);
    await app.user.click(screen.getAllByRole('button', { name: 'Remove File' })[0] as Element);
    expect(tiles()).toEqual(['Current cover', 'Image 1', 'Image 2']);
    expect(await send(app)).toEqual(UNTOUCHED);
  });

  it('does not change when the post is refetched', async () => {
    const { user, store } = await openEdit();
    await user.type(field('Title'), '!');
    server.use(http.get('/api/posts/9', () => json({ data: buildPost({ title: 'Other' }) })));
    act(() => void store.dispatch(api.util.invalidateTags(['Post'])));
    await waitFor(() => expect(callsOf('GET /api/posts/9')).toHaveLength(2));
    await waitFor(() => expect(JSON.stringify(store.getState().api)).toContain('Other'));
    expect(field('Title')).toHaveValue('ရန်ကုန်မြစ်ရေကြီးမှု!');
  });

  it('sends nothing on Cancel', async () => {
    const { user } = await openEdit();
    await user.click(screen.getAllByRole('button', { name: 'Remove File' })[0] as Element);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await findPage('Posts');
    expect(callNames()).not.toContain(call);
  });
});
