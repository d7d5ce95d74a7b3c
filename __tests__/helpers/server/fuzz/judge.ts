import type fc from 'fast-check';

/** Runs and seed of the fuzz tests, from FUZZ_RUNS and FUZZ_SEED; a failure prints its seed. */
export function fuzzParameters(runs: number): fc.Parameters<unknown> {
  const { FUZZ_RUNS, FUZZ_SEED } = process.env;
  return {
    numRuns: Number(FUZZ_RUNS ?? runs),
    ...(FUZZ_SEED && { seed: Number(FUZZ_SEED) }),
  };
}

/** A request without a response within this time has hung. */
export const HUNG_MS = 20_000;

/** Traces of code, files and queries. */
const INTERNALS =
  /\n\s+at |node_modules|node:internal|\.[jt]s:\d+|SQLITE_|\b(select|insert into|update) "|\/(tmp|home|work|srv)\//;

interface Seen {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Expects a proper response to a hostile request: no server error, and nothing internal. */
export function expectProper({ statusCode, headers, body }: Seen): void {
  expect(statusCode).toBeLessThan(500);
  expect(statusCode).toBeGreaterThanOrEqual(200);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers).not.toHaveProperty('x-injected');
  if (statusCode < 400) return;
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(JSON.parse(body)).toMatchObject({ message: expect.stringMatching(/\w/) as string });
  expect(body).not.toMatch(INTERNALS);
}
