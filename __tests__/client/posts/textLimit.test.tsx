import { Profiler } from 'react';
import { render, screen } from '@testing-library/react';
import { PostTitle } from '../../../src/client/features/posts/PostListPage';
import { readPost } from '../../../src/client/features/posts/readPost';
import { limitForWidth } from '../../../src/client/features/posts/PostListPage';
import { resizeWindow } from '../../helpers/client/viewport';
import { buildPost } from './postScreen';

it.each([
  [320, 30],
  [1280, 30],
  [1280.5, 60],
  [1281, 60],
  [1520, 60],
  [1521, 80],
  [1900, 80],
  [1901, 100],
  [3840, 100],
])('shows at %f px at most %i characters', (width, characters) =>
  expect(limitForWidth(width)).toBe(characters),
);

it('shortens title and description to the window, and renders only where the limit changes', () => {
  const text = 'x'.repeat(200);
  const post = readPost(buildPost({ title: text, description: `<p>${text}</p>` }));
  const lengths = () =>
    screen.getAllByText(/^x+\.\.\.$/).map(({ textContent }) => textContent?.length);
  let renders = 0;
  resizeWindow({ width: 1280 });
  render(
    <Profiler id="title" onRender={() => (renders += 1)}>
      {post && <PostTitle post={post} />}
    </Profiler>,
  );
  expect(lengths()).toEqual([33, 33]);
  resizeWindow({ width: 800 });
  resizeWindow({ height: 300 });
  expect(renders).toBe(1);
  resizeWindow({ width: 1600 });
  expect(renders).toBe(2);
  expect(lengths()).toEqual([83, 83]);
});
