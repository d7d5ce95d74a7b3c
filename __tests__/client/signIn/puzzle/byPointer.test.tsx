import { act, fireEvent } from '@testing-library/react';
import { at, drag, handle, message, setUp } from './puzzleScreen';
import { button } from '../../../helpers/client/screens';
import { installPointerEvents } from '../../../helpers/client/installPointerEvents';

beforeAll(installPointerEvents);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('passes a human drag onto the hole once and shows the seconds', () => {
  const { onPassed } = setUp();

  drag(121);
  fireEvent.pointerUp(handle(), { clientX: 161, clientY: 303, pointerId: 1 });
  drag(121);

  expect(message()).toMatch(/^\d+\.\ds$/);
  expect(onPassed).toHaveBeenCalledTimes(1);
  expect(handle()).toHaveAttribute('aria-valuetext', 'Verified');
});

it('rejects a perfectly straight drag and can be tried again at once', () => {
  const { onPassed } = setUp();

  drag(120, { jitter: 0 });
  expect(message()).toBe('Non-human operation detected! try again');
  expect(onPassed).not.toHaveBeenCalled();
  expect(at()).toBe(0);

  drag(120);
  expect(onPassed).toHaveBeenCalledTimes(1);
});

it('fails a miss, ignores input for 1 second, then shows another picture', () => {
  const { store, onPassed } = setUp();

  drag(150);
  expect(message()).toBe('Verification failed');
  expect(at()).toBe(150);

  drag(-30);
  fireEvent.keyDown(handle(), { key: 'ArrowLeft' });
  fireEvent.click(button('Refresh'));
  act(() => jest.advanceTimersByTime(999));
  expect(at()).toBe(150);
  expect(message()).toBe('Verification failed');

  act(() => jest.advanceTimersByTime(1));
  expect(at()).toBe(0);
  expect(store.getState().puzzle).toMatchObject({ status: 'ready', image: 1 });
  expect(onPassed).not.toHaveBeenCalled();
});

it('does nothing when the handle is only clicked', () => {
  setUp();

  drag(0);

  expect(message()).toBe('');
  expect(at()).toBe(0);
});

it('divides by the scale of a picture shrunk to a narrow screen', () => {
  const { onPassed } = setUp();
  handle().getBoundingClientRect = () => new DOMRect(0, 0, 33, 48);

  drag(60);

  expect(at()).toBe(120);
  expect(onPassed).toHaveBeenCalledTimes(1);
});

it('follows the pointer at most every 50 ms and ends where it was released', () => {
  setUp();
  const move = (clientX: number) =>
    fireEvent.pointerMove(handle(), { clientX, clientY: 301, pointerId: 1 });

  fireEvent.pointerDown(handle(), { clientX: 0, clientY: 300, pointerId: 1 });
  move(10);
  move(20);
  move(30);
  expect(at()).toBe(10);
  act(() => jest.advanceTimersByTime(50));
  expect(at()).toBe(30);
  move(40);
  fireEvent.pointerUp(handle(), { clientX: 95, clientY: 301, pointerId: 1 });

  expect(at()).toBe(95);
  act(() => jest.advanceTimersByTime(500));
  expect(at()).toBe(95);
});

it('does not carry a pending move into the next drag', () => {
  setUp();

  const straight = { clientY: 300, pointerId: 1 };
  fireEvent.pointerDown(handle(), { ...straight, clientX: 0 });
  fireEvent.pointerMove(handle(), { ...straight, clientX: 10 });
  fireEvent.pointerMove(handle(), { ...straight, clientX: 90 });
  fireEvent.pointerUp(handle(), { ...straight, clientX: 120 });
  fireEvent.pointerDown(handle(), { ...straight, clientX: 0 });
  act(() => jest.advanceTimersByTime(50));

  expect(at()).toBe(0);
});

it('follows neither a second finger nor the right mouse button', () => {
  setUp();

  fireEvent.pointerDown(handle(), { clientX: 0, clientY: 300, pointerId: 1, button: 2 });
  fireEvent.pointerMove(handle(), { clientX: 50, clientY: 300, pointerId: 1 });
  expect(at()).toBe(0);

  fireEvent.pointerDown(handle(), { clientX: 0, clientY: 300, pointerId: 1 });
  fireEvent.pointerDown(handle(), { clientX: 9, clientY: 300, pointerId: 2 });
  fireEvent.pointerMove(handle(), { clientX: 200, clientY: 300, pointerId: 2 });
  fireEvent.pointerUp(handle(), { clientX: 200, clientY: 300, pointerId: 2 });
  expect(at()).toBe(0);
  expect(message()).toBe('');
});

it('resets the piece when the pointer capture is lost', () => {
  setUp();

  fireEvent.pointerDown(handle(), { clientX: 0, clientY: 300, pointerId: 1 });
  fireEvent.pointerMove(handle(), { clientX: 70, clientY: 303, pointerId: 1 });
  expect(at()).toBe(70);
  fireEvent.lostPointerCapture(handle(), { pointerId: 1 });

  expect(at()).toBe(0);
  expect(message()).toBe('');
});
