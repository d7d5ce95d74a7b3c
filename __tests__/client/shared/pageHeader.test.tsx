import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { PageHeader } from '../../../src/client/shared/ui/PageHeader';

function show() {
  const router = createMemoryRouter([
    { path: '/', element: <PageHeader title="Slider" /> },
    { path: '/posts/:id', element: <PageHeader title="Post" subject="Flood watch" /> },
  ]);
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
}

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

it('takes the focus on a page that was navigated to, and on the next of its kind', async () => {
  const go = show();
  await go('/posts/1');
  expect(heading('Post')).toHaveFocus();
  expect(heading('Post')).toHaveAccessibleDescription('· Flood watch');
  act(() => heading('Post').blur());
  await go('/posts/2');
  expect(heading('Post')).toHaveFocus();
});
