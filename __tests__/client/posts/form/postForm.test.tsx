import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { POST_FIELDS } from '../../../../src/client/features/posts/postFields';
import { api } from '../../../../src/client/shared/api/api';
import { buildFile, buildSession } from '../../../helpers/client/builders';
import { drafts } from '../../../helpers/client/indexedDb';
import { dropped, empty, json } from '../../../helpers/client/replies';
import { hold } from '../../../helpers/hold';
import { findPage, focused, tiles } from '../../../helpers/client/screens';
import { callNames, callOf, callsOf, server } from '../../../helpers/client/server';
import { findOffer, leave } from '../../shared/form/drafts/draftForm';
import { failure } from '../../../helpers/client/failures';
import { openApp } from '../../../helpers/client/renderApp';
import {
  buildPost,
  chosenTags,
  description,
  field,
  fillPost,
  openCreate,
  openEdit,
  press,
  serveForm,
  tagInput,
} from './postFormScreen';

const UPDATE = 'POST /api/posts/9';

/** The error messages of the fields. */
const messages = () =>
  [...document.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent);

describe('Create Post', () => {
  it('has an input for every field of the form', async () => {
    await openCreate();
    for (const field of Object.values(POST_FIELDS)) {
      if (field !== 'stored') expect(screen.getAllByLabelText(field.label)).not.toEqual([]);
    }
  });

  it('shows every missing field at once, puts the focus on the first and sends nothing', async () => {
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
    await focused(() => field('Title'));
    expect(callNames()).not.toContain('POST /api/posts');
  });

  it('shows the fixed text, keeps the values and puts errors on the fields', async () => {
    const { user } = await openCreate({ reply: dropped });
    await fillPost(user);
    await user.click(press('Create Post'));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to create post.');
    expect(messages()).toEqual([]);

    const errors = {
      title: ['Title taken.'],
      'tags.0': ['No such tag.'],
      category_id: ['No such category.'],
      cover_image: ['No image.'],
      'description_images.1': ['Too large.'],
      backdate: ['Odd day.'],
      description: ['Too long.', 'Too odd.'],
    };
    server.use(http.post('/api/posts', () => json({ message: 'Invalid.', errors }, 422)));
    await user.click(press('Create Post'));
    await screen.findByText('Title taken.');
    expect(screen.getByText('Failed to create post.')).toHaveAttribute('role', 'alert');
    expect(messages()).toEqual([
      'Title taken.',
      'No such tag.',
      'No such category.',
      'No image.',
      'Too large.',
      'Odd day.',
      'Too long. Too odd.',
    ]);
    expect(chosenTags()).toEqual(['Flood']);
    expect(screen.getByText('cover.jpg')).toBeVisible();
    expect(await description()).toHaveTextContent('မိုးသည်းထန်စွာ ရွာမည်။');
  });

  it('takes as many images as fit in one request', async () => {
    const { user } = await openCreate();
    const many = Array.from({ length: 21 }, (_, index) => buildFile(`${index}.jpg`));
    await user.upload(field('Description Image'), many);
    expect(tiles()).toHaveLength(19);
    expect(screen.getByText('At most 19 images can be sent at once.')).toBeVisible();
  });

  it('cannot be sent while a tag is being created', async () => {
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
    expect(messages()).toEqual([]);
  });

  it('keeps every field in its draft, which ends as it is sent', async () => {
    const first = await openCreate();
    await fillPost(first.user);
    await first.user.click(field('Knowledge'));
    await first.user.click(field('Backdate'));
    await first.user.paste('05-06-2026');
    await leave(first);

    const { user } = await openCreate({ reply: () => empty(201) });
    expect(await findOffer()).toHaveTextContent(
      /Changed: Title, Tag, Category, Post Type, Backdate, Description, 1 photo\.$/,
    );
    await user.click(press('Restore'));
    expect(field('Title')).toHaveValue('မိုးကြီးမည်');
    await focused(() => field('Title'));
    expect(chosenTags()).toEqual(['Flood']);
    expect(field('Category')).toHaveValue('5');
    expect(field('Knowledge')).toBeChecked();
    expect(field('Backdate')).toHaveValue('05-06-2026');
    expect(await description()).toHaveTextContent('မိုးသည်းထန်စွာ ရွာမည်။');
    expect(screen.getByText('cover.jpg')).toBeVisible();
    await user.click(press('Create Post'));
    await findPage('Posts');
    await waitFor(async () => expect(await drafts()).toEqual([]));
  });
});

describe('Edit Post', () => {
  it('never sends a backdate that is not a day, but any other invalid value', async () => {
    const { user } = await openEdit({
      post: buildPost({ type: 'news', category: null, categoryId: null, description: '<br>' }),
      reply: () => json({ data: buildPost() }),
    });
    await user.clear(field('Title'));
    await user.click(press('Remove tag Flood'));
    await user.clear(field('Backdate'));
    await user.paste('31-02-2026');
    await user.click(press('Update'));
    expect(await screen.findByText('Backdate must be a date, DD-MM-YYYY.')).toBeVisible();
    expect(messages()).toEqual([
      'Title is required.',
      'Please select at least one tag.',
      'Category is required.',
      'Post type is required.',
      'Backdate must be a date, DD-MM-YYYY.',
      'Description must not be empty.',
    ]);
    await waitFor(() => expect(press('Update')).toBeEnabled());
    expect(callNames()).not.toContain(UPDATE);

    await user.clear(field('Backdate'));
    await user.click(press('Update'));
    await findPage('Posts');
    const sent = await callOf(UPDATE).formData();
    expect(['title', 'type', 'description'].map((name) => sent.get(name))).toEqual([
      '',
      'news',
      '<br>',
    ]);
  });

  it('changes neither its values nor the version it was opened on when the post is refetched', async () => {
    const { user, store } = await openEdit({
      post: buildPost({ categoryId: null, version: 4 }),
      reply: () => json({ data: buildPost() }),
    });
    expect(field('Category')).toHaveValue('5');
    await user.type(field('Title'), '!');
    await user.click(
      screen.getAllByRole('button', { name: 'Remove File', hidden: true })[1] as Element,
    );
    const other = buildPost({ title: 'Other', version: 5 });
    server.use(http.get('/api/posts/9', () => json({ data: other })));
    act(() => void store.dispatch(api.util.invalidateTags(['Post'])));
    await waitFor(() => expect(callsOf('GET /api/posts/9')).toHaveLength(2));
    await waitFor(() => expect(JSON.stringify(store.getState().api)).toContain('Other'));
    expect(field('Title')).toHaveValue('ရန်ကုန်မြစ်ရေကြီးမှု!');
    expect(tiles()).toEqual(['Current cover', 'Image 1']);
    await user.click(press('Update'));
    await findPage('Posts');
    expect(callOf(UPDATE).headers.get('If-Match')).toBe('"4"');
  });
});

const WRITER = buildSession({ permissions: ['post-create', 'post-edit'] });
const categories = () =>
  within(field('Category'))
    .getAllByRole('option', { hidden: true })
    .map(({ textContent }) => textContent);

describe('on odd responses', () => {
  beforeEach(() => serveForm());
  afterEach(() => jest.restoreAllMocks());

  it('shows that the categories failed, only logs that the tags did, and stays usable', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(
      http.get('/api/posts/categories', failure),
      http.get('/api/tags', failure),
      http.post('/api/tags', failure),
    );
    const { user } = await openApp('/posts/create', WRITER);
    await description();
    await user.click(tagInput());
    await user.paste('ငလျင်');
    await user.click(await screen.findByRole('option', { name: /Add this as new tag/ }));
    await screen.findByRole('button', { name: 'Create Post' });
    expect(tagInput()).toHaveValue('ငလျင်');
    expect(tagInput()).toBeEnabled();
    expect(chosenTags()).toEqual([]);
    expect(categories()).toEqual(['Select a category']);
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch categories.');
    const logged = log.mock.calls.map(([text]) => String(text));
    expect(logged).toContain('tags could not be loaded');
    expect(logged).toContain('tag could not be created');
  });

  /** A server that sends the post after it has received the request for the categories. */
  function servePostAfterCategories(categoriesReply: () => Response): void {
    const asked = hold();
    server.use(
      http.get('/api/posts/categories', () => {
        asked.release();
        return categoriesReply();
      }),
      http.get('/api/posts/9', () => asked.held.then(() => json({ data: buildPost() }))),
    );
  }

  it('keeps the category of the post if the list of categories fails', async () => {
    servePostAfterCategories(dropped);
    await openApp('/posts/9/edit', WRITER);
    await screen.findByText('Failed to fetch categories.');
    expect(field('Category')).toHaveValue('5');
    expect(categories()).toEqual(['Select a category', 'Cyclones']);
    // Once by the page, and once more by the field after that failure.
    expect(callsOf('GET /api/posts/categories')).toHaveLength(2);
  });

  it('asks for the categories and for the tags once', async () => {
    servePostAfterCategories(() => json({ data: [] }));
    await openApp('/posts/9/edit', WRITER);
    await description();
    expect(callsOf('GET /api/posts/categories')).toHaveLength(1);
    expect(callsOf('GET /api/tags')).toHaveLength(1);
  });

  it('opens on a post with only an id, even if the categories fail', async () => {
    server.use(
      http.get('/api/posts/9', () => json({ id: 9 })),
      http.get('/api/posts/categories', dropped),
    );
    await openApp('/posts/9/edit', WRITER);
    expect(await description()).toBeVisible();
    await screen.findByText('Failed to fetch categories.');
    expect(field('Category')).toHaveValue('');
    expect(press('Update')).toBeEnabled();
    expect(document.body).not.toHaveTextContent('undefined');
  });
});

const phones = async () => {
  await screen.findByRole('dialog', { name: 'As the public will read it' });
  return ['On a light phone', 'On a dark phone'].map((name) =>
    within(screen.getByRole('figure', { name })),
  );
};

const imagesOf = (phone: HTMLElement) =>
  [...phone.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);

it('shows the sanitized form values on two phones, and sends nothing', async () => {
  const description = '<p>Heavy <em>rain</em></p><p><a href="https://example.org">More</a></p>';
  const { user } = await openEdit({ post: buildPost({ description }) });
  await user.clear(field('Title'));
  await user.type(field('Title'), 'Storm');
  await user.click(press('Preview'));
  for (const phone of await phones()) {
    expect(phone.getByText('Storm')).toBeVisible();
    expect(phone.getByText(/^Cyclones · 05-06-2026/)).toHaveTextContent('Flood');
    expect(phone.getByText('rain')).toContainHTML('<em>rain</em>');
    // As on the detail page.
    expect(phone.getByText('More')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  }
  expect(imagesOf(screen.getByRole('figure', { name: 'On a light phone' }))).toEqual([
    '/api/images/90',
    '/api/images/91',
    '/api/images/92',
  ]);
  expect(callNames().filter((name) => name.startsWith('POST'))).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(press('Preview')).toHaveFocus();
});

it('shows the chosen cover, and an empty form', async () => {
  const { user } = await openCreate();
  await user.upload(
    screen.getByLabelText('Cover Photo', { selector: 'input' }),
    buildFile('cover.jpg'),
  );
  await user.click(press('Preview'));
  const [phone] = await phones();
  expect(phone?.getByText('-')).toBeVisible();
  expect(phone?.getByText(/^No Category · \d\d-\d\d-\d{4}/)).toHaveTextContent('No tags');
  const [cover] = screen.getByRole('figure', { name: 'On a light phone' }).querySelectorAll('img');
  expect(cover?.src).toMatch(/^blob:/);
});
