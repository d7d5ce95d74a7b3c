import { fireEvent } from '@testing-library/react';
import { at, handle, message, press, setUp, tap } from './puzzleScreen';
import { button } from '../../../helpers/client/screens';

it('passes by arrow keys and Enter', () => {
  const { onPassed } = setUp();

  press('ArrowRight', 13);
  press('ArrowLeft', 11, { shiftKey: true });
  expect(at()).toBe(119);
  press('Enter', 1);

  expect(onPassed).toHaveBeenCalledTimes(1);
});

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

it('verifies by Space too, but not by an Enter that is still held down', () => {
  setUp();
  press('ArrowRight', 3);

  press('Enter', 1, { repeat: true });
  expect(message()).toBe('');
  press(' ', 1);

  expect(message()).toBe('Verification failed');
});

it('rejects evenly timed presses', () => {
  const { onPassed } = setUp();

  press('ArrowRight', 12, { pause: 50 });
  press('Enter', 1, { pause: 50 });

  expect(message()).toBe('Non-human operation detected! try again');
  expect(onPassed).not.toHaveBeenCalled();
});

it('describes the distance to the hole', () => {
  setUp();
  const words = () => handle().getAttribute('aria-valuetext');

  expect(words()).toBe('The hole is 120 pixels to the right of the piece');
  press('ArrowRight', 13);
  expect(words()).toBe('The hole is 10 pixels to the left of the piece');
  press('ArrowLeft', 1);
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
