import { Writable } from 'node:stream';
import { makeLogOutput } from '../../../src/server/http/logOutput';

/** An output that accepts writes or leaves them waiting. */
function openOutput() {
  const state = { written: '', mode: 'takes' as 'takes' | 'waits' };
  let resume = () => undefined as void;
  const output = new Writable({
    decodeStrings: false,
    // Like standard output, which no error ends.
    autoDestroy: false,
    destroy: (error, done) => done(error),
    write(chunk: string, _encoding, done) {
      const take = () => {
        state.written += chunk;
        done();
      };
      if (state.mode === 'waits') resume = take;
      else take();
    },
  });
  return { state, output, resume: () => resume() };
}

/** The lines that are not empty. */
const linesOf = (written: string) =>
  written
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it('drops what a full disk refuses, and reports it once there is space again', () => {
  let [isFull, written] = [true, ''];
  // Like standard output to a file: it refuses synchronously and stays open.
  const write = (chunk: string, done: (error: Error | null) => void) => {
    if (!isFull) written += chunk;
    done(isFull ? new Error('ENOSPC') : null);
    return true;
  };
  const log = makeLogOutput(Object.assign(new Writable(), { write }));
  for (let count = 0; count < 3; count += 1) log.write('{"msg":"lost"}\n');
  isFull = false;
  log.write('{"msg":"later"}\n');
  const report = { level: 40, lost: 3, reason: 'ENOSPC', msg: 'log lines were lost' };
  expect(linesOf(written)).toMatchObject([report, { msg: 'later' }]);
});

it('drops lines that wait for a slow reader, and reports their number in the next one', () => {
  const { state, output, resume } = openOutput();
  const log = makeLogOutput(output);
  state.mode = 'waits';
  const line = `${JSON.stringify({ msg: 'x'.repeat(99_989) })}\n`;
  for (let count = 0; count < 100; count += 1) log.write(line);
  expect(output.writableLength).toBeLessThan(1_200_000);
  state.mode = 'takes';
  resume();
  log.write('{"msg":"later"}\n');
  const lines = linesOf(state.written);
  const [report] = lines.slice(-2);
  expect(report).toMatchObject({ level: 40, pid: process.pid, msg: 'log lines were lost' });
  expect(Number(report?.lost) + lines.length - 2).toBe(100);
  expect(lines.at(-1)).toEqual({ msg: 'later' });
  log.write('{"msg":"last"}\n');
  expect(linesOf(state.written).at(-1)).toEqual({ msg: 'last' });
});
