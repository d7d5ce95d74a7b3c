import { throttle } from '../../../../src/client/features/signIn/puzzle/usePuzzleDrag';

function setUp() {
  const passed: number[] = [];
  return { passed, send: throttle((value: number) => passed.push(value), 50) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('passes the first value at once and the latest of the next 50 ms after them', () => {
  const { passed, send } = setUp();

  send(1);
  send(2);
  send(3);
  expect(passed).toEqual([1]);

  jest.advanceTimersByTime(49);
  expect(passed).toEqual([1]);
  jest.advanceTimersByTime(1);
  expect(passed).toEqual([1, 3]);
});

it('never passes two values within 50 ms', () => {
  const { passed, send } = setUp();

  for (let value = 0; value < 20; value++) {
    send(value);
    jest.advanceTimersByTime(10);
  }

  expect(passed).toEqual([0, 4, 9, 14, 19]);
});

it('passes a value at once again after an idle interval', () => {
  const { passed, send } = setUp();

  send(1);
  jest.advanceTimersByTime(200);
  send(2);

  expect(passed).toEqual([1, 2]);
});

it('drops the pending value when cancelled', () => {
  const { passed, send } = setUp();

  send(1);
  send(2);
  send.cancel();
  jest.runAllTimers();

  expect(passed).toEqual([1]);
});
