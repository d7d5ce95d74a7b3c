import { fireEvent, render, screen } from '@testing-library/react';
import { limitForWidth, PostTitle } from '../../../src/client/features/posts/PostListPage';
import { readPost } from '../../../src/client/features/posts/readPost';
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

it('shortens title and description to the window', () => {
  const text = 'x'.repeat(200);
  const post = readPost(buildPost({ title: text, description: `<p>${text}</p>` }));
  const lengths = () =>
    screen.getAllByText(/^x+\.\.\.$/).map(({ textContent }) => textContent?.length);
  render(<>{post && <PostTitle post={post} />}</>);
  expect(lengths()).toEqual([33, 33]);
  window.innerWidth = 1600;
  fireEvent(window, new Event('resize'));
  expect(lengths()).toEqual([83, 83]);
});
