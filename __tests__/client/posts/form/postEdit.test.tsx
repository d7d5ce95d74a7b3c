import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { api } from '../../../../src/client/shared/api/api';
import { currentPath } from '../../../helpers/client/renderApp';
import { json } from '../../../helpers/client/replies';
import { findPage, leaveAnyway } from '../../../helpers/client/screens';
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

const files = () => screen.getAllByRole('button', { name: 'Remove File', hidden: true });

describe('Edit Post', () => {
  it('sends the stored post back unchanged, the description byte for byte', async () => {
    const app = await openEdit({ reply: updated });
    expect(field('Title')).toHaveValue('ရန်ကုန်မြစ်ရေကြီးမှု');
    expect(chosenTags()).toEqual(['Flood']);
    expect(field('Category')).toHaveValue('5');
    expect(field('Knowledge')).toBeChecked();
    expect(field('Backdate')).toHaveValue('05-06-2026');
    expect(tiles()).toEqual(['Current cover', 'Image 1', 'Image 2']);

    await chooseCover(app.user, 'new.jpg');
    expect(tiles()).toEqual(['new.jpg', 'Image 1', 'Image 2']);
    await app.user.click(files()[0] as Element);
    expect(tiles()).toEqual(['Current cover', 'Image 1', 'Image 2']);

    expect(await send(app)).toEqual(UNTOUCHED);
    expect(await screen.findByText('Post updated successfully!')).toBeVisible();
    expect(currentPath()).toBe('/posts');
  });

  it('sends the changes, and the removal of images only on Update', async () => {
    const app = await openEdit({ reply: updated });
    const { user } = app;
    await user.clear(field('Title'));
    await user.paste('Rain');
    await user.click(field('Post'));
    await user.clear(field('Backdate'));
    await write(user, 'မိုး');
    const [cover, first] = files();
    for (const button of [first, cover]) await user.click(button as Element);
    expect(tiles()).toEqual(['Image 1']);
    await chooseCover(user, 'new.jpg');
    expect(callNames()).not.toContain(call);
    expect(await send(app)).toEqual([
      ['title', 'Rain'],
      ['description', expect.stringContaining('မိုး') as string],
      ['category_id', '5'],
      ['type', 'post'],
      ['backdate', ''],
      ['tags[0]', '1'],
      ['cover_image', 'new.jpg'],
      ['removed_description_images[]', '91'],
      ['removed_cover_image', '1'],
    ]);
  });

  it('does not change when the post is refetched, and sends nothing on Cancel', async () => {
    const { user, store } = await openEdit({ post: buildPost({ categoryId: null }) });
    expect(field('Category')).toHaveValue('5');
    await user.type(field('Title'), '!');
    await user.click(files()[1] as Element);
    server.use(http.get('/api/posts/9', () => json({ data: buildPost({ title: 'Other' }) })));
    act(() => void store.dispatch(api.util.invalidateTags(['Post'])));
    await waitFor(() => expect(callsOf('GET /api/posts/9')).toHaveLength(2));
    await waitFor(() => expect(JSON.stringify(store.getState().api)).toContain('Other'));
    expect(field('Title')).toHaveValue('ရန်ကုန်မြစ်ရေကြီးမှု!');
    expect(tiles()).toEqual(['Current cover', 'Image 1']);
    await user.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
    await leaveAnyway(user);
    await findPage('Posts');
    expect(callNames()).not.toContain(call);
  });
});
