import { HttpError } from '../../../../src/server/http/errors';
import { Room } from '../../../../src/server/http/limits/memoryBudget';

/** Looks twelve times as often: each millisecond. */
const STALL_MS = 12;

let room: Room;

beforeEach(() => {
  room = new Room({ bytes: 100, deadlineMs: 60_000, stallMs: STALL_MS });
});

afterEach(() => room.close());

/** A transfer that has moved by so much each time that somebody looks at it. */
function transfer(bytes: number, step: number) {
  const state = { looks: 0, left: bytes, isDropped: false };
  const left = () => {
    state.looks += 1;
    state.left -= step;
    return state.left;
  };
  const release = room.take({ bytes, left, drop: () => (state.isDropped = true) });
  return { state, release };
}

async function looksAt({ state }: ReturnType<typeof transfer>): Promise<void> {
  const enough = state.looks + 5;
  while (state.looks < enough) await new Promise((resolve) => setImmediate(resolve));
}

const refusal = () => {
  try {
    transfer(50, 0);
    return null;
  } catch (error) {
    return error;
  }
};

it('has as much room as it was given, and takes back what is released, once', () => {
  const { release } = transfer(60, 0);
  expect(refusal()).toBeInstanceOf(HttpError);
  release();
  release();
  transfer(100, 0);
  expect(refusal()).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
});

it('gives the place of what has stalled to whoever needs it', async () => {
  const stalled = transfer(60, 0);
  await looksAt(stalled);
  expect(stalled.state.isDropped).toBe(false);
  expect(refusal()).toBeNull();
  expect(stalled.state.isDropped).toBe(true);
  // Dropping it has given its room back already.
  stalled.release();
  expect(room.readings('uploads')).toMatchObject([{ value: 50 }, { value: 100 }, { value: 1 }]);
});

it('keeps what moves, and what has just come', async () => {
  const moving = transfer(60, 0.01);
  expect(refusal()).toMatchObject({ status: 503 });
  await looksAt(moving);
  expect(refusal()).toMatchObject({ status: 503 });
  expect(moving.state.isDropped).toBe(false);
});

it('keeps what is all there and waits to be worked on', async () => {
  const complete = transfer(60, 0);
  complete.state.left = 0;
  await looksAt(complete);
  expect(refusal()).toMatchObject({ status: 503 });
});

it('breaks the slowest off first, no more of them than it must', async () => {
  const stalled = [transfer(50, 1e-9), transfer(50, 0)];
  for (const each of stalled) await looksAt(each);
  expect(refusal()).toBeNull();
  expect(stalled.map(({ state }) => state.isDropped)).toEqual([false, true]);
});

it('breaks nobody off in vain', async () => {
  const stalled = transfer(20, 0);
  const moving = transfer(80, 0.01);
  await looksAt(stalled);
  await looksAt(moving);
  expect(refusal()).toMatchObject({ status: 503 });
  expect(stalled.state.isDropped).toBe(false);
});
