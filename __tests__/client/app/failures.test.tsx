import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { failure, failures } from '../../helpers/client/failures';
import { empty, json } from '../../helpers/client/replies';
import { open } from './leavingScreen';

const alerts = () => screen.queryAllByRole('alert').map(({ innerHTML }) => innerHTML);

/** Opens a page that gets this response to a call. */
const openWith = (path: string, call: string, reply: () => Response) =>
  open(path, { replies: [http.get(call, reply)] });

const notFound = () => json({ message: 'Not found.' }, 404);
const otherKind = () => json({ data: 'rain' });
const [withMessage, lost] = failures;

/**
 * A page, the call that it depends on, the response, the message, and whether it offers to try
 * again.
 */
const PAGES: [string, string, () => Response, string, boolean][] = [
  ['/slider/3', '/api/sliders/3', failure, 'Slider not found.', true],
  ['/slider/3', '/api/sliders/3', () => json({}), 'Slider not found.', false],
  ['/slider/3/edit', '/api/sliders/3', failure, 'Failed to load slider data.', true],
  ['/role/4', '/api/roles/4', failure, 'Failed to load role details.', true],
  ['/role/4', '/api/roles/4', notFound, 'Role not found.', false],
  ['/role/4', '/api/roles/4', () => empty(), 'Role not found.', false],
  ['/role/4/edit', '/api/roles/4', () => empty(), 'Failed to load role data.', false],
  ['/posts/9', '/api/posts/9', failure, 'Failed to load post details.', true],
  ['/posts/9', '/api/posts/9', notFound, 'Post not found.', false],
  ['/posts/9', '/api/posts/9', otherKind, 'Post not found.', false],
  ['/posts/9/edit', '/api/posts/9', failure, 'Failed to load post data.', true],
  ['/posts/9/edit', '/api/posts/9', otherKind, 'Failed to load post data.', false],
  ['/users/8', '/api/users/8', failure, withMessage?.message ?? '', true],
  ['/users/8', '/api/users/8', lost?.reply ?? failure, 'Failed to load user data.', true],
  ['/users/8', '/api/users/8', () => empty(), 'Failed to load user data.', false],
  ['/users/8/edit', '/api/users/8', () => empty(), 'Failed to load user data.', false],
];

it.each(PAGES)(
  '%s says without %s what is wrong: %#',
  async (path, call, reply, said, mayRetry) => {
    await openWith(path, call, reply);
    await waitFor(() => expect(alerts()).toEqual([said]));
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(mayRetry ? 1 : 0);
    expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  },
);

const EMPTY = 'No slider data found.';

/** A list, its call, and the messages: in place of the list, and as an alert. */
const LISTS: [string, string, string, string[]][] = [
  ['/slider', '/api/sliders', EMPTY, []],
  ['/announcement', '/api/announcements', 'No announcement data found.', []],
  ['/posts', '/api/posts', 'No post data found.', []],
  ['/posts?query=rain', '/api/posts/filter', 'No post data found.', []],
  ['/users', '/api/users', 'No user data found.', []],
  ['/role', '/api/roles', 'No role data found.', ['Failed to fetch roles.']],
  ['/category', '/api/categories', 'Failed to load categories.', ['Failed to load categories.']],
];

it.each(LISTS)('%s is empty where %s fails', async (path, call, text, said) => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  await openWith(path, call, failure);
  const rows = within(await screen.findByRole('table'));
  expect(await rows.findByText(text)).toBeVisible();
  await waitFor(() => expect(alerts()).toEqual(said));
  // It is then unknown whether there is one already.
  if (text === EMPTY) expect(screen.queryByRole('link', { name: 'Create' })).toBeNull();
  if (path === '/announcement') {
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
    const error: unknown = expect.objectContaining({ status: 422 });
    expect(log).toHaveBeenCalledWith('announcements could not be loaded', error);
  }
  log.mockRestore();
});
