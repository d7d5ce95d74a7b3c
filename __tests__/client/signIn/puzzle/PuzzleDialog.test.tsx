import { act, fireEvent, screen, within } from '@testing-library/react';
import { opened } from '../../../../src/client/features/signIn/puzzle/puzzleSlice';
import { at, drag, handle, hole, message, press, setUp } from './puzzleScreen';
import { button } from '../../../helpers/client/screens';
import { installPointerEvents } from '../../../helpers/client/installPointerEvents';

beforeAll(installPointerEvents);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is labelled by the exact prompt and focuses the handle', () => {
  setUp();

  const dialog = screen.getByRole('dialog', { name: 'Please slide right to Login!' });
  const titleId = dialog.getAttribute('aria-labelledby') ?? '';
  expect(document.getElementById(titleId)?.textContent).toBe('Please slide right to Login! ');
  expect(handle()).toHaveFocus();
});

it('starts with piece and hole at the same height', () => {
  setUp();

  const places = ['puzzle-hole', 'puzzle-piece'].map((id) =>
    screen.getByTestId(id).getAttribute('transform'),
  );
  expect(places).toEqual(['translate(120 60)', 'translate(120 60)']);
  expect(screen.getByTestId('puzzle-piece').parentElement).toHaveStyle({
    transform: 'translateX(-120px)',
  });
});

describe('the header buttons', () => {
  it('shows another picture and a message on Refresh', () => {
    const { store } = setUp();

    fireEvent.click(button('Refresh'));

    expect(message()).toBe('Slider Reset');
    expect(store.getState().puzzle.image).toBe(1);
  });

  it('closes by Close and by Escape, not by a click on the backdrop', () => {
    const { onClose } = setUp();

    const backdrop = screen.getByRole('dialog').parentElement as HTMLElement;
    fireEvent.mouseDown(backdrop);
    fireEvent.click(backdrop);
    expect(onClose).not.toHaveBeenCalled();

    fireEvent.click(button('Close'));
    fireEvent.keyDown(handle(), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe('while the login call is in flight', () => {
  it('shows progress and ignores input', () => {
    const { onClose, store } = setUp({ busy: true });
    const before = store.getState().puzzle;

    drag(120);
    press('ArrowRight', 2);
    fireEvent.click(button('Refresh'));
    fireEvent.click(button('Close'));
    fireEvent.keyDown(handle(), { key: 'Escape' });

    expect(store.getState().puzzle).toBe(before);
    expect(onClose).not.toHaveBeenCalled();
    expect(handle()).toHaveAttribute('aria-disabled', 'true');
    expect(within(screen.getByRole('dialog')).getByRole('progressbar')).toBeInTheDocument();
  });
});

describe('between two openings', () => {
  it('cancels the reset of a failed try when it is closed', () => {
    const { store, show } = setUp();
    drag(150);

    show({ open: false, busy: false });
    const closed = store.getState().puzzle;
    act(() => jest.advanceTimersByTime(5000));

    expect(store.getState().puzzle).toBe(closed);
    expect(closed.status).toBe('ready');
  });

  it('cancels it on unmount', () => {
    const { store, unmount } = setUp();
    drag(150);

    unmount();

    expect(jest.getTimerCount()).toBe(0);
    expect(store.getState().puzzle.status).toBe('ready');
  });

  it('starts over and can be passed again after a failed login', () => {
    const { store, show, onPassed } = setUp();
    drag(120);
    show({ open: true, busy: true });
    show({ open: false, busy: false });

    show({ open: true, busy: false });
    expect(message()).toBe('');
    expect(at()).toBe(0);
    act(() => void store.dispatch(opened(0, hole)));
    drag(120);

    expect(onPassed).toHaveBeenCalledTimes(2);
  });
});
