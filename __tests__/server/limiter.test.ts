import { makeLimiter } from '../../src/server/limiter';

it('tells how many jobs run and how many wait', async () => {
  const limit = makeLimiter(2);
  const finish: (() => void)[] = [];
  const jobs = [1, 2, 3].map(() => limit(() => new Promise<void>((done) => finish.push(done))));
  expect(limit.load()).toEqual({ running: 2, waiting: 1 });
  finish[0]?.();
  await jobs[0];
  expect(limit.load()).toEqual({ running: 2, waiting: 0 });
  await Promise.resolve();
  for (const done of finish) done();
  await Promise.all(jobs);
  expect(limit.load()).toEqual({ running: 0, waiting: 0 });
});
