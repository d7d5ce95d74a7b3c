import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { writeDraft } from '../../../src/client/shared/form/drafts/draftStore';
import { buildFile, buildSession } from '../../helpers/client/builders';
import { drafts } from '../../helpers/client/indexedDb';
import { openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { answer, button, findPage, focused } from '../../helpers/client/screens';
import { server } from '../../helpers/client/server';
import { open } from '../app/leavingScreen';
import { findOffer } from '../shared/form/drafts/draftForm';

const list = () => screen.findByRole('list', { name: 'Drafts on this device' });

async function store(owner: string, name: string, page: string, over = {}): Promise<void> {
  const draft = { savedAt: Date.now(), page, base: '', values: {}, ...over };
  await writeDraft(owner, name, draft, true);
}

beforeEach(async () => {
  const photo = buildFile('rain.jpg', 'x'.repeat(2_000));
  await store('7', 'announcement:6', '/announcement', {
    values: { text: 'Rain' },
    written: { text: { label: 'Text' } },
  });
  await store('7', 'post:12', '/posts/12/edit', {
    savedAt: Date.now() - 60_000,
    values: { photo },
  });
  await store('8', 'user:new', '/users/create');
});

it('lists one’s own drafts with time and size, and opens the form of one', async () => {
  const { user } = await open('/profile');
  const items = within(await list()).getAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(items[0]).toHaveTextContent(/^Edit Announcement 6.* at \d\d:\d\d · 1 KB/);
  expect(items[1]).toHaveTextContent(/^Edit Post 12.* · 2 KB/);
  expect(screen.getByRole('link', { name: 'Edit Post 12' })).toHaveAttribute(
    'href',
    '/build/posts/12/edit',
  );
  await user.click(screen.getByRole('link', { name: 'Edit Announcement 6' }));
  await screen.findByRole('dialog');
  expect(await findOffer()).toBeVisible();
});

it('shows the texts of a draft to copy, and has no button for a draft without any', async () => {
  const { user } = await open('/profile');
  const [text, photo] = within(await list()).getAllByRole('listitem');
  expect(within(photo ?? document.body).queryByRole('button', { name: 'Read' })).toBeNull();
  await user.click(within(text ?? document.body).getByRole('button', { name: 'Read' }));
  const dialog = await screen.findByRole('dialog', { name: 'What you wrote' });
  expect(dialog).toHaveTextContent('Rain');
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(dialog).getByRole('button', { name: 'Copy what you wrote' }));
  expect(copy).toHaveBeenCalledWith('Rain');
});

describe('if a colleague has deleted the record of a draft', () => {
  const gone = {
    message: 'Not found.',
    deleted_by: 'Daw Khin',
    deleted_at: '2026-06-05T03:00:00Z',
    restorable: true,
  };
  const told = /^Daw Khin deleted this on 5 June 2026 at 09:30\. It can be restored under/;

  it('the failed load says so and shows what was written', async () => {
    const description = '<p>River <strong>level</strong></p>';
    await store('7', 'post:9#a', '/posts/9/edit', {
      values: { title: 'Flood', description },
      written: { title: { label: 'Title' }, description: { label: 'Description', isHtml: true } },
    });
    server.use(
      http.get('/api/posts/9', () => json(gone, 404)),
      http.get('/api/posts/categories', () => json({ data: [] })),
    );
    const { user } = await openApp('/posts/9/edit', buildSession());
    expect(await screen.findByText(told)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Read' }));
    const dialog = await screen.findByRole('dialog', { name: 'What you wrote' });
    expect(dialog).toHaveTextContent('TitleFloodDescriptionRiver level');
  });
});

it('discards one at once, and all after a question', async () => {
  const { user } = await open('/profile');
  const [first] = within(await list()).getAllByRole('button', { name: 'Discard' });
  await user.click(first ?? document.body);
  await waitFor(async () => expect(await drafts()).toEqual(['7:post:12', '8:user:new']));
  await focused(() => screen.getByRole('heading', { name: 'Drafts on this device' }));

  await user.click(button('Discard all'));
  await answer(user, 'Cancel', 'Discard all drafts on this device?');
  expect(await drafts()).toHaveLength(2);
  await user.click(button('Discard all'));
  await answer(user, 'Discard all');
  await waitFor(async () => expect(await drafts()).toEqual(['8:user:new']));
  await waitFor(() => expect(screen.queryByText('Drafts on this device')).not.toBeInTheDocument());
});

it('shows nothing if the browser has no storage', async () => {
  const refuse = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('refused', 'InvalidStateError');
  });
  await open('/profile');
  await findPage('Profile');
  await waitFor(() => expect(refuse).toHaveBeenCalled());
  expect(screen.queryByText('Drafts on this device')).not.toBeInTheDocument();
  refuse.mockRestore();
});
