import { readPost } from '../../../src/client/features/posts/readPost';
import { toApiError } from '../../../src/client/shared/api/apiError';
import { normalizeImages, readSlugs, unwrapList } from '../../../src/client/shared/api/normalize';
import { readPage } from '../../../src/client/shared/api/readPage';
import { lacksPermissions } from '../../../src/client/shared/api/sessionApi';
import { dayOfCreatedAt } from '../../../src/client/shared/text/dates';
import { can } from '../../../src/contract/permissions';
import { buildSession } from '../../helpers/client/builders';

const GENERIC = 'The given data was invalid.';
const items = [{ id: 1 }, { id: 2 }];
const images = [{ id: 1, url: '/a.jpg', size: 0 }];
const atPage = (response: unknown) => readPage(response, { page: 2, perPage: 10 }, (item) => item);
const simple = { current_page: 2, per_page: 2 };
const page = { items, currentPage: 2, lastPage: 2, perPage: 2, total: 4 };
const loginOf = (user: object) => ({ ...buildSession(), user }) as ReturnType<typeof buildSession>;

/** Responses of other back ends, by the headings of docs/own-server.md#what-is-tolerated. */
it.each<[string, unknown, unknown]>([
  [
    'a message that says nothing beside errors',
    toApiError(422, { message: GENERIC, errors: { name: ['Taken.'], icon: ['Odd.'] } }),
    { status: 422, message: 'Taken. Odd.', errors: { name: ['Taken.'], icon: ['Odd.'] } },
  ],
  [
    'a lock-out time among the errors',
    toApiError(429, { message: GENERIC, errors: { email: ['Try again in 53 seconds.'] } }).message,
    'Try again in 53 seconds.',
  ],
  ['that message alone', toApiError(422, { message: GENERIC }).message, GENERIC],
  [
    'a message that says something',
    toApiError(422, { message: 'No more posts.', errors: { name: ['Taken.'] } }).message,
    'No more posts.',
  ],
  [
    'a paginator inside data',
    atPage({ data: { data: items, ...simple, last_page: 2, total: 4 } }),
    page,
  ],
  ['a list inside data twice', unwrapList({ data: { data: items } }), items],
  [
    'a next page and no last one',
    atPage({ data: items, ...simple, next_page_url: '/api/posts?page=3' }),
    { ...page, lastPage: 3, total: null },
  ],
  [
    'a previous page alone',
    atPage({ data: items, ...simple, next_page_url: null, prev_page_url: '/api/posts?page=1' }),
    { ...page, total: null },
  ],
  [
    'a next page among the links',
    atPage({ data: items, links: { next: '/api/posts?page=3' }, meta: simple }),
    { ...page, lastPage: 3, total: null },
  ],
  ['a total and no last page', atPage({ data: items, ...simple, total: '4' }), page],
  [
    'a list with numeric keys',
    atPage({ data: { 0: items[0], 2: items[1] }, ...simple, total: 4 }),
    page,
  ],
  ['images with numeric keys', normalizeImages({ 0: images[0] }), images],
  [
    'the images of a post with numeric keys',
    readPost({ id: 1, description_images: { 3: { id: 1, url: '/a.jpg' } } })?.description_images,
    [{ id: 1, url: '/a.jpg' }],
  ],
  ['slugs with numeric keys', readSlugs({ 1: 'post-edit' }), ['post-edit']],
  [
    'permissions with numeric keys',
    can(loginOf({ permissions: { 4: 'post-edit' } }).user, 'post-edit'),
    true,
  ],
  ['a zone without a colon', dayOfCreatedAt('2026-06-05T00:00:00+0630'), '2026-06-05'],
  ['a zone after a blank', dayOfCreatedAt('2026-06-05 17:30:00+06:30'), '2026-06-05'],
  ['a user without a role', lacksPermissions(loginOf({ id: 1, name: 'Khin' })), true],
  ['a user with an empty list', lacksPermissions(loginOf({ id: 1, permissions: [] })), false],
  [
    'a user with the list of a role',
    lacksPermissions(loginOf({ role: { permissions: [] } })),
    false,
  ],
  ['an administrator without lists', lacksPermissions(loginOf({ role: { slug: 'admin' } })), false],
])('reads %s', (_, read, expected) => expect(read).toEqual(expected));
