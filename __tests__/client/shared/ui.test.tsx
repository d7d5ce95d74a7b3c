import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Badge } from '../../../src/client/shared/ui/Badge';
import { ContentState } from '../../../src/client/shared/ui/ContentState';
import { CreateButton } from '../../../src/client/shared/ui/CreateButton';
import { ErrorPanel } from '../../../src/client/shared/ui/ErrorPanel';
import { useImageOverlay } from '../../../src/client/shared/ui/ImageGallery';
import { InlineMessage } from '../../../src/client/shared/ui/InlineMessage';
import { RowActions } from '../../../src/client/shared/ui/RowActions';
import { SkipLink } from '../../../src/client/shared/ui/SkipLink';
import { Thumbnail } from '../../../src/client/shared/ui/FramedImage';
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

  it('shows a failure as an alert with the text alone', () => {
    renderShared(stateOf('failed'));
    expect(screen.getByRole('alert').innerHTML).toBe('No slider data found.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows the empty text with what can be done about it', () => {
    renderShared(stateOf('empty'));
    expect(screen.getByText('No slider data found.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create' })).toBeVisible();
  });

  it('shows the content alone once it is loaded', () => {
    renderShared(stateOf('loaded'));
    expect(screen.getByText('Content')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('InlineMessage', () => {
  it.each([
    ['failure', 'alert'],
    ['success', 'status'],
    ['info', 'status'],
  ] as const)('shows a %s as %s, with the text alone', (severity, role) => {
    renderShared(<InlineMessage severity={severity}>{BURMESE}</InlineMessage>);
    expect(screen.getByRole(role).innerHTML).toBe(BURMESE);
  });
});

describe('CreateButton', () => {
  it('is a link where it leads to a page', () => {
    renderShared(<CreateButton to="/slider/create" />);
    expect(screen.getByRole('link', { name: 'Create' })).toHaveAttribute('href', '/slider/create');
  });

  it('is a button where it opens a dialog', async () => {
    const open = jest.fn();
    const { user } = renderShared(<CreateButton onClick={open} />);
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(open).toHaveBeenCalledTimes(1);
  });
});

describe('RowActions', () => {
  it('have a fixed order and exact names', () => {
    renderShared(
      <RowActions
        remove={{ onClick: () => undefined }}
        edit={{ onClick: () => undefined }}
        view={{ onClick: () => undefined }}
      />,
    );
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['View', 'Edit', 'Delete']);
  });

  it('show only what is allowed, as links where they lead to pages', () => {
    renderShared(<RowActions view={{ to: '/slider/1' }} />);
    expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/slider/1');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('do not delete a second time while the first is under way', async () => {
    const remove = jest.fn();
    const { user } = renderShared(<RowActions remove={{ onClick: remove, busy: true }} />);
    const button = screen.getByRole('button', { name: 'Delete' });
    await user.click(button);
    expect(remove).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
  });
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
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Image 1' })).toHaveFocus();
  });
});

describe('the rest', () => {
  it('keeps the name of an image that cannot be shown', () => {
    renderShared(<Thumbnail src="/gone.jpg" alt="Slider 1" />);
    fireEvent.error(screen.getByRole('img', { name: 'Slider 1' }));
    expect(screen.getByRole('img', { name: 'Slider 1' })).not.toHaveAttribute('src');
  });

  it('shows a tone by its word too', () => {
    renderShared(<Badge tone="beCareful" label="be careful" />);
    expect(screen.getByText('be careful')).toBeVisible();
  });

  it('skips to the main area and leaves the address alone', async () => {
    const { user, router } = renderShared(
      <>
        <SkipLink />
        <main id="main" tabIndex={-1} />
      </>,
    );
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(router.state.location.hash).toBe('');
  });

  it('puts the focus on the heading of a page that could not be shown', () => {
    renderShared(
      <ErrorPanel title="Page not found" text="Nothing is here." actions={<a href="/">Back</a>} />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Back' })).toBeVisible();
  });
});
