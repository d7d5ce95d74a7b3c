import { Profiler } from 'react';
import { render, screen } from '@testing-library/react';
import { readPost } from '../../../src/client/features/posts/readPost';
import { PostTitle } from '../../../src/client/features/posts/PostListPage';
import { resizeWindow } from '../../helpers/client/viewport';
import { buildPost, openPosts, servePosts } from './postScreen';

const LONG = 'x'.repeat(200);
const post = readPost(buildPost({ title: LONG, description: `<p>${LONG}</p>` }));

const shown = () => screen.getAllByText(/^x+\.\.\.$/).map(({ textContent }) => textContent?.length);

it.each([
  [360, 30],
  [1280, 30],
  [1281, 60],
  [1520, 60],
  [1521, 80],
  [1900, 80],
  [1901, 100],
])('shows in a window of %i px no more than %i characters', (width, limit) => {
  resizeWindow({ width });
  render(post && <PostTitle post={post} />);
  expect(shown()).toEqual([limit + 3, limit + 3]);
});

it('follows the window width, and renders only where the limit changes', () => {
  let renders = 0;
  render(
    <Profiler id="title" onRender={() => (renders += 1)}>
      {post && <PostTitle post={post} />}
    </Profiler>,
  );
  expect(renders).toBe(1);
  resizeWindow({ width: 800 });
  resizeWindow({ height: 300 });
  expect(renders).toBe(1);
  resizeWindow({ width: 1600 });
  expect(renders).toBe(2);
  expect(shown()).toEqual([83, 83]);
});

it('splits no Burmese syllable', async () => {
  servePosts(buildPost({ title: 'ကျောင်း'.repeat(20) }));
  await openPosts();
  const title = await screen.findByText(/^ကျောင်း/);
  expect(title.textContent).toMatch(/^(ကျောင်း)+\.\.\.$/);
});

it('leaves a text that fits unchanged', () => {
  const short = readPost(buildPost({ title: 'x'.repeat(30) }));
  render(short && <PostTitle post={short} />);
  expect(screen.getByText('x'.repeat(30))).toBeVisible();
});
