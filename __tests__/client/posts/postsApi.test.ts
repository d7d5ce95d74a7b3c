import { http } from 'msw/core/http';
import { postsApi } from '../../../src/client/features/posts/postsApi';
import type { PostFormValues } from '../../../src/client/features/posts/postFormValues';
import { buildFile, buildSession } from '../../helpers/client/builders';
import { makeCaller } from '../../helpers/client/probe';
import { json } from '../../helpers/client/replies';
import { callOf, fieldsOf, server } from '../../helpers/client/server';

const { endpoints } = postsApi;

const VALUES: PostFormValues = {
  title: 'မိုး',
  description: '<p>Rain</p>',
  category_id: '3',
  type: 'knowledge',
  backdate: '05-06-2026',
  cover_image: null,
  description_images: [],
  tags: [],
};

const sentOf = (name: string) => fieldsOf(callOf(name));

const PLAIN = [
  ['title', 'မိုး'],
  ['description', '<p>Rain</p>'],
  ['category_id', '3'],
  ['type', 'knowledge'],
  ['backdate', '05-06-2026'],
];

it('creates with indexed tags, the cover and the images', async () => {
  server.use(http.post('/api/posts', () => json({ data: { id: 1 } }, 201)));
  const { store } = makeCaller(buildSession());
  const values = {
    ...VALUES,
    cover_image: buildFile('cover.jpg'),
    description_images: [buildFile('a.jpg'), buildFile('မြစ်.jpg')],
    tags: [7, '9'],
  };
  await store.dispatch(endpoints.createPost.initiate({ key: 'a', values }));
  expect(await sentOf('POST /api/posts')).toEqual([
    ...PLAIN,
    ['tags[0]', '7'],
    ['tags[1]', '9'],
    ['cover_image', 'cover.jpg'],
    ['description_images[]', 'a.jpg'],
    ['description_images[]', 'မြစ်.jpg'],
  ]);
});

it('leaves out empty fields except for the backdate', async () => {
  server.use(http.post('/api/posts/21', () => json({ data: { id: 21 } })));
  const { store } = makeCaller(buildSession());
  const removed = { removed_cover_image: false, removed_description_images: [] };
  const values = { ...VALUES, ...removed, backdate: '' };
  await store.dispatch(endpoints.updatePost.initiate({ key: 'a', id: '21', values }));
  expect(await sentOf('POST /api/posts/21')).toEqual([...PLAIN.slice(0, 4), ['backdate', '']]);
});

it('sends the removed images on update, without _method', async () => {
  server.use(http.post('/api/posts/21', () => json({ data: { id: 21 } })));
  const { store } = makeCaller(buildSession());
  const cover_image = buildFile('new.jpg');
  const removed = { removed_cover_image: true, removed_description_images: [4, '5'] };
  const values = { ...VALUES, ...removed, cover_image };
  await store.dispatch(endpoints.updatePost.initiate({ key: 'a', id: 21, values }));
  expect(await sentOf('POST /api/posts/21')).toEqual([
    ...PLAIN,
    ['cover_image', 'new.jpg'],
    ['removed_description_images[]', '4'],
    ['removed_description_images[]', '5'],
    ['removed_cover_image', '1'],
  ]);
});
