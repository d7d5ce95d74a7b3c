import { HttpError } from '../../../../src/server/http/errors';
import { MemoryBudget } from '../../../../src/server/http/limits/memoryBudget';

/** The pace is checked twelve times per stall time, which is once per millisecond. */
const STALL_MS = 12;

let budget: MemoryBudget;

beforeEach(() => {
  budget = new MemoryBudget({ bytes: 100, deadlineMs: 60_000, stallMs: STALL_MS });
});

afterEach(() => budget.close());

let holders = 0;

/**
 * A transfer that advances by `step` bytes with each check. By default it has a holder of its own.
 */
function transfer(bytes: number, step: number, holder = `holder ${(holders += 1)}`) {
  const state = { checks: 0, remaining: bytes, isAborted: false };
  const remaining = () => {
    state.checks += 1;
    state.remaining -= step;
    return state.remaining;
  };
  const release = budget.reserve({
    holder,
    bytes,
    remaining,
    abort: () => (state.isAborted = true),
  });
  return { state, release };
}

async function isChecked({ state }: ReturnType<typeof transfer>): Promise<void> {
  const enough = state.checks + 5;
  while (state.checks < enough) await new Promise((resolve) => setImmediate(resolve));
}

const refusal = (bytes = 50, holder?: string) => {
  try {
    transfer(bytes, 0, holder);
    return null;
  } catch (error) {
    return error;
  }
};

it('reserves up to its limit, and releases a reservation once', () => {
  const { release } = transfer(60, 0);
  expect(refusal()).toBeInstanceOf(HttpError);
  release();
  release();
  transfer(100, 0);
  expect(refusal()).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
});

it('aborts a stalled transfer for one that needs its memory', async () => {
  const stalled = transfer(60, 0);
  await isChecked(stalled);
  expect(stalled.state.isAborted).toBe(false);
  expect(refusal()).toBeNull();
  expect(stalled.state.isAborted).toBe(true);
  // The abort has already released its memory.
  stalled.release();
  expect(budget.metrics('uploads')).toMatchObject([{ value: 50 }, { value: 100 }, { value: 1 }]);
});

it('keeps a transfer that makes progress, and one that has just started', async () => {
  const moving = transfer(60, 0.01);
  expect(refusal()).toMatchObject({ status: 503 });
  await isChecked(moving);
  expect(refusal()).toMatchObject({ status: 503 });
  expect(moving.state.isAborted).toBe(false);
});

it('keeps a complete transfer that waits for the server', async () => {
  const complete = transfer(60, 0);
  complete.state.remaining = 0;
  await isChecked(complete);
  expect(refusal()).toMatchObject({ status: 503 });
});

it('aborts the slowest first, and no more than it must', async () => {
  const stalled = [transfer(50, 1e-9), transfer(50, 0)];
  for (const each of stalled) await isChecked(each);
  expect(refusal()).toBeNull();
  expect(stalled.map(({ state }) => state.isAborted)).toEqual([false, true]);
});

it('aborts nothing where that would not be enough', async () => {
  const stalled = transfer(20, 0);
  const moving = transfer(80, 0.01);
  await isChecked(stalled);
  await isChecked(moving);
  expect(refusal()).toMatchObject({ status: 503 });
  expect(stalled.state.isAborted).toBe(false);
});

describe('a holder', () => {
  it('gets a quarter of the memory, and again what has been released', () => {
    transfer(15, 0, 'a');
    const { release } = transfer(10, 0, 'a');
    expect(refusal(1, 'a')).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
    expect(refusal(75, 'b')).toBeNull();
    release();
    expect(refusal(10, 'a')).toBeNull();
  });

  it('may begin with a larger transfer, and has no second one beside it', () => {
    const { release } = transfer(100, 0, 'a');
    expect(refusal(1, 'a')).toMatchObject({ status: 503 });
    release();
    transfer(60, 0, 'a');
    expect(refusal(1, 'a')).toMatchObject({ status: 503 });
    expect(refusal(26, 'b')).toBeNull();
  });

  it('may not exceed its share by a transfer that is larger than it', () => {
    transfer(1, 0, 'a');
    expect(refusal(26, 'a')).toMatchObject({ status: 503 });
  });

  it('displaces its own stalled transfers where its share is full, and no others', async () => {
    const others = transfer(20, 0, 'b');
    const stalled = [transfer(10, 1e-9, 'a'), transfer(10, 0, 'a')];
    for (const each of [others, ...stalled]) await isChecked(each);
    expect(refusal(15, 'a')).toBeNull();
    const isAborted = [others, ...stalled].map(({ state }) => state.isAborted);
    expect(isAborted).toEqual([false, false, true]);
  });

  it('loses nothing where that would not be enough, for its share or for the memory', async () => {
    const stalled = transfer(10, 0, 'a');
    const moving = transfer(12, 0.01, 'a');
    for (const each of [stalled, moving]) await isChecked(each);
    expect(refusal(14, 'a')).toMatchObject({ status: 503 });
    const other = transfer(75, 0.01, 'b');
    await isChecked(other);
    expect(refusal(13, 'a')).toBeNull();
    expect([stalled, moving].map(({ state }) => state.isAborted)).toEqual([true, false]);
    expect(refusal(14, 'c')).toMatchObject({ status: 503 });
  });
});
