import { configureStore } from '@reduxjs/toolkit';
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { PuzzleDialog } from '../../../../src/client/features/signIn/puzzle/PuzzleDialog';
import { opened, puzzleSlice } from '../../../../src/client/features/signIn/puzzle/puzzleSlice';
import { installPointerEvents } from '../../../helpers/client/installPointerEvents';
import { button } from '../../../helpers/client/screens';

const hole = { x: 120, y: 60 };

/** Renders the open dialog with its own store and the hole at 120. */
function setUp({ busy = false } = {}) {
  const store = configureStore({ reducer: { puzzle: puzzleSlice.reducer } });
  const onPassed = jest.fn();
  const onClose = jest.fn();
  const dialog = (props: { busy: boolean }) => (
    <StrictMode>
      <Provider store={store}>
        <PuzzleDialog {...props} onPassed={onPassed} onCode={onPassed} onClose={onClose} />
      </Provider>
    </StrictMode>
  );
  const { rerender, unmount } = render(dialog({ busy }));
  act(() => void store.dispatch(opened(0, hole)));
  return {
    store,
    onPassed,
    onClose,
    unmount,
    show: (props: { busy: boolean }) => rerender(dialog(props)),
    close: () => rerender(<StrictMode />),
  };
}

const handle = () => screen.getByRole('slider', { name: 'Slide to verify' });
const message = () => screen.getByRole('status').textContent;
const at = () => Number(handle().getAttribute('aria-valuenow'));

/** Drags the handle by some pixels to the right and a few down, and releases it. */
function drag(by: number, { jitter = 3 } = {}) {
  const from = { clientX: 40, clientY: 300, pointerId: 1 };
  const to = { ...from, clientX: 40 + by, clientY: 300 + jitter };
  fireEvent.pointerDown(handle(), from);
  fireEvent.pointerMove(handle(), { ...to, clientX: 40 + by / 2 });
  fireEvent.pointerUp(handle(), to);
}

/** Fires an event with a given timestamp, because jsdom's clock is too coarse. */
function fireAt(time: number, target: Element, event: Event) {
  Object.defineProperty(event, 'timeStamp', { value: time });
  fireEvent(target, event);
}

let now = 0;

/** Presses a key with uneven pauses, like a person. */
function press(key: string, times = 1, init: { shiftKey?: boolean; repeat?: boolean } = {}) {
  const target = handle();
  for (let i = 0; i < times; i++) {
    now += 80 + 7 * i;
    fireAt(now, target, createEvent.keyDown(target, { key, ...init }));
  }
}

/** Clicks a button with uneven pauses, like a person. */
function tap(name: string, times = 1) {
  const target = button(name);
  for (let i = 0; i < times; i++) {
    now += 90 + 5 * i;
    fireAt(now, target, createEvent.click(target));
  }
}

beforeAll(installPointerEvents);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is labelled by the exact prompt, focuses the handle, and draws piece and hole at one height', () => {
  setUp();
  const dialog = screen.getByRole('dialog', { name: 'Please slide right to Login!' });
  const titleId = dialog.getAttribute('aria-labelledby') ?? '';
  expect(document.getElementById(titleId)?.textContent).toBe('Please slide right to Login! ');
  expect(handle()).toHaveFocus();
  const places = ['puzzle-hole', 'puzzle-piece'].map((id) =>
    screen.getByTestId(id).getAttribute('transform'),
  );
  expect(places).toEqual(['translate(120 60)', 'translate(120 60)']);
  expect(screen.getByTestId('puzzle-piece').parentElement).toHaveStyle({
    transform: 'translateX(-120px)',
  });
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

it('shows progress and ignores input while the login call is in flight', () => {
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

it('cancels the reset of a failed try when it is closed', () => {
  const { store, unmount } = setUp();
  drag(150);
  unmount();
  expect(store.getState().puzzle.status).toBe('ready');
  expect(jest.getTimerCount()).toBe(0);
});

describe('by pointer', () => {
  const point = { clientX: 0, clientY: 300, pointerId: 1 };
  const move = (clientX: number) => fireEvent.pointerMove(handle(), { ...point, clientX });

  it('passes a human drag onto the hole once, shows the seconds, and passes again after a failed login', () => {
    const { store, show, close, onPassed } = setUp();
    drag(121);
    fireEvent.pointerUp(handle(), { clientX: 161, clientY: 303, pointerId: 1 });
    drag(121);
    expect(message()).toMatch(/^\d+\.\ds$/);
    expect(onPassed).toHaveBeenCalledTimes(1);
    expect(handle()).toHaveAttribute('aria-valuetext', 'Verified');
    show({ busy: true });
    close();
    show({ busy: false });
    act(() => void store.dispatch(opened(0, hole)));
    expect(message()).toBe('');
    drag(120);
    expect(onPassed).toHaveBeenCalledTimes(2);
  });

  it('fails a miss, ignores input for 1 second, then shows another picture', () => {
    const { store, onPassed } = setUp();
    drag(150);
    expect(message()).toBe('Verification failed');
    drag(-30);
    press('ArrowLeft');
    fireEvent.click(button('Refresh'));
    act(() => jest.advanceTimersByTime(999));
    expect(at()).toBe(150);
    expect(message()).toBe('Verification failed');
    act(() => jest.advanceTimersByTime(1));
    expect(at()).toBe(0);
    expect(store.getState().puzzle).toMatchObject({ status: 'ready', image: 1 });
    expect(onPassed).not.toHaveBeenCalled();
  });

  it('divides by the scale of a picture shrunk to a narrow screen', () => {
    setUp();
    handle().getBoundingClientRect = () => new DOMRect(0, 0, 33, 48);
    drag(60);
    expect(at()).toBe(120);
  });

  it('follows the pointer at most every 50 ms and ends where it was released', () => {
    setUp();
    fireEvent.pointerDown(handle(), point);
    move(10);
    move(20);
    move(30);
    expect(at()).toBe(10);
    act(() => jest.advanceTimersByTime(49));
    expect(at()).toBe(10);
    act(() => jest.advanceTimersByTime(1));
    expect(at()).toBe(30);
    move(40);
    expect(at()).toBe(30);
    fireEvent.pointerUp(handle(), { ...point, clientX: 95, clientY: 301 });
    expect(at()).toBe(95);
    act(() => jest.advanceTimersByTime(500));
    expect(at()).toBe(95);
  });

  it('does not carry a pending move into the next drag', () => {
    setUp();
    fireEvent.pointerDown(handle(), point);
    move(10);
    move(90);
    fireEvent.pointerUp(handle(), { ...point, clientX: 120 });
    fireEvent.pointerDown(handle(), point);
    act(() => jest.advanceTimersByTime(50));
    expect(at()).toBe(0);
  });

  it('follows neither a second finger nor the right mouse button', () => {
    setUp();
    fireEvent.pointerDown(handle(), { ...point, button: 2 });
    move(50);
    expect(at()).toBe(0);
    fireEvent.pointerDown(handle(), point);
    const second = { ...point, pointerId: 2 };
    fireEvent.pointerDown(handle(), { ...second, clientX: 9 });
    fireEvent.pointerMove(handle(), { ...second, clientX: 200 });
    fireEvent.pointerUp(handle(), { ...second, clientX: 200 });
    expect(at()).toBe(0);
    expect(message()).toBe('');
  });

  it('resets the piece when the pointer capture is lost', () => {
    setUp();
    fireEvent.pointerDown(handle(), point);
    move(70);
    expect(at()).toBe(70);
    fireEvent.lostPointerCapture(handle(), { pointerId: 1 });
    expect(at()).toBe(0);
    expect(message()).toBe('');
  });
});

describe('without dragging', () => {
  it('moves by arrow keys, by one pixel with Shift, and by Home and End', () => {
    setUp();
    const after = (key: string, shiftKey = false) => {
      press(key, 1, { shiftKey });
      return at();
    };
    expect(after('ArrowRight')).toBe(10);
    expect(after('ArrowUp')).toBe(20);
    expect(after('ArrowLeft')).toBe(10);
    expect(after('ArrowRight', true)).toBe(11);
    expect(after('ArrowLeft', true)).toBe(10);
    expect(after('x')).toBe(10);
    expect(after('ArrowDown')).toBe(0);
    expect(after('End')).toBe(314);
    expect(after('Home')).toBe(0);
  });

  it('verifies by Enter and Space, but not by an Enter that is still held down', () => {
    const { onPassed } = setUp();
    press('ArrowRight', 3);
    press('Enter', 1, { repeat: true });
    expect(message()).toBe('');
    press(' ');
    expect(message()).toBe('Verification failed');
    act(() => jest.advanceTimersByTime(1000));
    const distance = Number(/\d+/.exec(handle().getAttribute('aria-valuetext') ?? '')?.[0]);
    press('ArrowRight', Math.floor(distance / 10));
    press('ArrowRight', distance % 10, { shiftKey: true });
    press('Enter');
    expect(onPassed).toHaveBeenCalledTimes(1);
  });

  it('describes the distance to the hole', () => {
    setUp();
    const words = () => handle().getAttribute('aria-valuetext');
    expect(words()).toBe('The hole is 120 pixels to the right of the piece');
    press('ArrowRight', 13);
    expect(words()).toBe('The hole is 10 pixels to the left of the piece');
    press('ArrowLeft');
    expect(words()).toBe('The piece is on the hole');
    expect(handle()).toHaveAccessibleDescription(/arrow keys/i);
  });

  it('passes by step buttons, with the distance shown', () => {
    const { onPassed } = setUp();
    fireEvent.click(button('Move without dragging'));
    tap('Move 10 pixels right', 12);
    tap('Move 10 pixels left');
    expect(message()).toBe('The hole is 10 pixels to the right of the piece');
    tap('Move 1 pixel right', 10);
    tap('Move 1 pixel left');
    expect(at()).toBe(119);
    tap('Verify');
    expect(onPassed).toHaveBeenCalledTimes(1);
  });
});
