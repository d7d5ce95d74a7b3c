import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { object, string } from 'yup';
import { ContentState } from '../../../src/client/shared/ui/ContentState';
import { useImageOverlay } from '../../../src/client/shared/ui/ImageGallery';
import { InlineMessage } from '../../../src/client/shared/ui/InlineMessage';
import { RowActions } from '../../../src/client/shared/ui/RowActions';
import { Thumbnail } from '../../../src/client/shared/ui/FramedImage';
import { PageHeader } from '../../../src/client/shared/ui/PageHeader';
import { Form } from '../../../src/client/shared/form/Form';
import { FormActions } from '../../../src/client/shared/form/FormActions';
import { TextInput } from '../../../src/client/shared/form/TextInput';
import { ConfirmDialog } from '../../../src/client/shared/ui/ConfirmDialog';
import { useNotices } from '../../../src/client/shared/notices/useNotices';
import { ShortcutsKey } from '../../../src/client/shared/ui/ShortcutsKey';
import { button, focused, gone } from '../../helpers/client/screens';
import { hold } from '../../helpers/hold';
import { BURMESE, renderShared } from './renderShared';

describe('ContentState', () => {
  const stateOf = (status: 'loading' | 'failed' | 'empty' | 'loaded') => (
    <ContentState status={status} message="No slider data found." action={<button>Create</button>}>
      <p>Content</p>
    </ContentState>
  );

  it('shows Loading... on the screen and to screen readers', () => {
    renderShared(stateOf('loading'));
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByText('Content')).not.toBeInTheDocument();
  });

  it.each([
    ['failed', 'alert'],
    ['empty', 'button'],
    ['loaded', null],
  ] as const)('%s: shows its text, and beside it only a %s', (status, role) => {
    renderShared(stateOf(status));
    const text = status === 'loaded' ? 'Content' : 'No slider data found.';
    expect(screen.getByText(text)).toBeVisible();
    for (const other of ['alert', 'button']) {
      expect(screen.queryAllByRole(other)).toHaveLength(other === role ? 1 : 0);
    }
  });
});

it.each([
  ['failure', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('InlineMessage shows a %s as %s, with the text alone', (severity, role) => {
  renderShared(<InlineMessage severity={severity}>{BURMESE}</InlineMessage>);
  expect(screen.getByRole(role).innerHTML).toBe(BURMESE);
});

it('RowActions have a fixed order and exact names, and are links where they lead to pages', () => {
  const onClick = () => undefined;
  renderShared(<RowActions remove={{ onClick }} edit={{ onClick }} view={{ to: '/slider/1' }} />);
  expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/slider/1');
  const actions = [...document.querySelectorAll('a, button')];
  const names = actions.map((action) => action.getAttribute('aria-label'));
  expect(names).toEqual(['View', 'Edit', 'Delete']);
});

describe('ImageOverlay', () => {
  function Page() {
    const { open, overlay } = useImageOverlay([
      { src: '/1.jpg', label: 'Image 1' },
      { src: '/2.jpg', label: 'Image 2' },
    ]);
    return (
      <>
        <button onClick={() => open(0)}>Image 1</button>
        {overlay}
      </>
    );
  }

  const shown = () => screen.getByRole('img').getAttribute('src');

  function swipe(from: [number, number], to: [number, number]) {
    const touch = ([clientX, clientY]: [number, number]) => ({ clientX, clientY });
    fireEvent.touchStart(screen.getByRole('img'), { touches: [touch(from)] });
    fireEvent.touchEnd(screen.getByRole('img'), { changedTouches: [touch(to)] });
  }

  it('turns by buttons, keys and swipes, and stops at either end', async () => {
    const { user } = renderShared(<Page />);
    await user.click(screen.getByRole('button', { name: 'Image 1' }));
    expect(screen.getByRole('button', { name: 'Previous image' })).toHaveAttribute('aria-disabled');
    await user.click(screen.getByRole('button', { name: 'Next image' }));
    expect(screen.getByRole('dialog', { name: 'Image 2' })).toBeVisible();
    expect(shown()).toBe('/2.jpg');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('status')).toHaveTextContent('2 of 2');
    await user.keyboard('{ArrowLeft}');
    expect(shown()).toBe('/1.jpg');
    swipe([200, 50], [120, 60]);
    expect(shown()).toBe('/2.jpg');
    swipe([100, 50], [190, 300]);
    swipe([100, 50], [120, 50]);
    expect(shown()).toBe('/2.jpg');
    swipe([100, 50], [200, 50]);
    expect(shown()).toBe('/1.jpg');
  });

  it.each(['Close', 'Escape'])('closes by %s and returns the focus', async (way) => {
    const { user } = renderShared(<Page />);
    await user.click(screen.getByRole('button', { name: 'Image 1' }));
    expect(screen.getByRole('dialog', { name: 'Image 1' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Image 1' })).toHaveAttribute('src', '/1.jpg');
    if (way === 'Close') await user.click(screen.getByRole('button', { name: 'Close' }));
    else await user.keyboard('{Escape}');
    await gone();
    await focused(() => button('Image 1'));
  });
});

it('keeps the name of an image that cannot be shown', () => {
  renderShared(<Thumbnail src="/gone.jpg" alt="Slider 1" />);
  fireEvent.error(screen.getByRole('img', { name: 'Slider 1' }));
  expect(screen.getByRole('img', { name: 'Slider 1' })).not.toHaveAttribute('src');
});

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

const schema = object({ title: string().defined() });

function Page({ submit }: { submit: () => Promise<{ data: unknown }> }) {
  const { confirm } = useNotices();
  return (
    <>
      <button onClick={() => void confirm('Are you sure?')}>Ask</button>
      <Form
        edited={null}
        schema={schema}
        defaultValues={{ title: '' }}
        fields={{ title: { label: 'Title' } }}
        submit={submit}
        actions={<FormActions submitLabel="Update" />}
      >
        <TextInput name="title" />
      </Form>
      <ShortcutsKey />
      <ConfirmDialog />
    </>
  );
}

it('saves by Control+S and Control+Enter from within a field, once at a time', async () => {
  const { held, release } = hold();
  const submit = jest.fn(() => held.then(() => ({ data: {} })));
  const { user } = renderShared(<Page submit={submit} />);
  await user.click(screen.getByRole('textbox', { name: 'Title' }));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(button('Update')).toBeDisabled());
  await user.keyboard('{Control>}s{/Control}');
  release();
  await waitFor(() => expect(button('Update')).toBeEnabled());
  expect(submit).toHaveBeenCalledTimes(1);
  await user.keyboard('{Meta>}{Enter}{/Meta}');
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  // On a Burmese layout the key types a Burmese letter.
  await waitFor(() => expect(button('Update')).toBeEnabled());
  const isFree = fireEvent.keyDown(document.body, { key: 'ျ', code: 'KeyS', ctrlKey: true });
  expect(isFree).toBe(false);
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(3));
});

it('does nothing behind a dialog, and leaves characters to text fields', async () => {
  const submit = jest.fn(() => Promise.resolve({ data: {} }));
  const { user } = renderShared(<Page submit={submit} />);
  await user.type(screen.getByRole('textbox', { name: 'Title' }), '?');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(button('Ask'));
  await screen.findByRole('alertdialog');
  await user.keyboard('{Control>}s{/Control}?');
  expect(submit).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('lists the shortcuts on ?, unless single-key ones are off', async () => {
  const { user } = renderShared(<Page submit={() => Promise.resolve({ data: {} })} />);
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent('Ctrl+SSave the form');
  await user.click(button('Close'));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  localStorage.setItem('single-key-shortcuts', 'off');
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
