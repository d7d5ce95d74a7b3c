import { configureStore } from '@reduxjs/toolkit';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { PuzzleDialog } from '../../../../src/client/features/signIn/puzzle/PuzzleDialog';
import { opened, puzzleSlice } from '../../../../src/client/features/signIn/puzzle/puzzleSlice';
import { button } from '../../../helpers/client/screens';

export const hole = { x: 120, y: 60 };

/** Renders the open dialog with its own store and the hole at 120. */
export function setUp({ busy = false } = {}) {
  const store = configureStore({ reducer: { puzzle: puzzleSlice.reducer } });
  const onPassed = jest.fn();
  const onClose = jest.fn();
  const dialog = (props: { open: boolean; busy: boolean }) => (
    <StrictMode>
      <Provider store={store}>
        <PuzzleDialog {...props} onPassed={onPassed} onClose={onClose} />
      </Provider>
    </StrictMode>
  );
  const { rerender, unmount } = render(dialog({ open: true, busy }));
  act(() => void store.dispatch(opened(0, hole)));
  return {
    store,
    onPassed,
    onClose,
    unmount,
    show: (props: { open: boolean; busy: boolean }) => rerender(dialog(props)),
  };
}

export const handle = () => screen.getByRole('slider', { name: 'Slide to verify' });
export const message = () => screen.getByRole('status').textContent;
export const at = () => Number(handle().getAttribute('aria-valuenow'));

/** Drags the handle by some pixels to the right and a few down, and releases it. */
export function drag(by: number, { jitter = 3 } = {}) {
  const from = { clientX: 40, clientY: 300, pointerId: 1 };
  const to = { ...from, clientX: 40 + by, clientY: 300 + jitter };
  fireEvent.pointerDown(handle(), from);
  fireEvent.pointerMove(handle(), { ...to, clientX: 40 + by / 2 });
  fireEvent.pointerUp(handle(), to);
}

/** Fires an event with a given timestamp; jsdom's clock is too coarse. */
function fireAt(time: number, target: Element, event: Event) {
  Object.defineProperty(event, 'timeStamp', { value: time });
  fireEvent(target, event);
}

let now = 0;

/** Presses a key with human, uneven pauses, or every `pause` milliseconds. */
export function press(key: string, times: number, { pause, ...init }: PressOptions = {}) {
  const target = handle();
  for (let i = 0; i < times; i++) {
    now += pause ?? 80 + 7 * i;
    fireAt(now, target, createEvent.keyDown(target, { key, ...init }));
  }
}

interface PressOptions {
  pause?: number;
  shiftKey?: boolean;
  repeat?: boolean;
}

/** Clicks a button with human, uneven pauses. */
export function tap(name: string, times = 1) {
  const target = button(name);
  for (let i = 0; i < times; i++) {
    now += 90 + 5 * i;
    fireAt(now, target, createEvent.click(target));
  }
}
