import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import type { Limits } from '../config/config';
import { counter, gauge } from '../runtime/metric';
import type { Metric } from '../runtime/metric';
import type { NewImage, Problem } from './decode';
import type { Job, Result, Task } from './imageWorker';
import { makeWorkerProcess } from './workerProcess';
import type { DecodeOutcome, WorkerProcess } from './workerProcess';

export class ImagesRefused extends Error {
  constructor(readonly problems: readonly (Problem | null)[]) {
    super('The images were refused.');
  }
}

export interface ImageDecoder {
  /**
   * Decodes uploaded images and encodes them again, upright, without metadata and with thumbnails.
   * Each account has one form decoded at a time.
   *
   * @param account the account that uploads; null for the server itself, whose forms do not wait
   * @throws ImagesRefused, DecoderClosed
   */
  decode(files: readonly Buffer[], account: number | null): Promise<NewImage[]>;
  metrics(): Metric[];
  close(): Promise<void>;
}

function refuseProblems(results: readonly (NewImage | Problem | null)[]): void {
  const problems = results.map((result) => (typeof result === 'string' ? result : null));
  if (problems.some((problem) => problem !== null)) throw new ImagesRefused(problems);
}

/** One image per core, up to the number that usually fits into the memory of the process. */
const PARALLEL = Math.min(4, availableParallelism());

function makeFormQueues() {
  const queues = new Map<number, PQueue>();
  return {
    async run<T>(account: number | null, form: () => Promise<T>): Promise<T> {
      if (account === null) return form();
      const queue = queues.get(account) ?? new PQueue({ concurrency: 1 });
      queues.set(account, queue);
      try {
        return await queue.add(form);
      } finally {
        if (queue.pending === 0) queues.delete(account);
      }
    },
    waiting: () => [...queues.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

function makeJobQueue(worker: WorkerProcess, parallel: number) {
  const queue = new PQueue({ concurrency: parallel });
  const inspections = new PQueue({ concurrency: 1 });
  const alone = new PQueue({ concurrency: 1 });

  async function runAlone<T extends Task>(job: Job<T>): Promise<DecodeOutcome<T>> {
    const others = [queue, inspections];
    for (const other of others) other.pause();
    try {
      await Promise.all(others.map((other) => other.onPendingZero()));
      return await worker.run(job);
    } finally {
      for (const other of others) other.start();
    }
  }

  return {
    /**
     * Checking a header takes milliseconds, so it does not wait for images that are being decoded.
     */
    runBeside<T extends Task>(job: Job<T>): Promise<DecodeOutcome<T>> {
      return (job.task === 'inspect' ? inspections : queue).add(() => worker.run(job));
    },
    /** Runs an interrupted job again without others, so that only its own time and memory count. */
    runAlone: <T extends Task>(job: Job<T>) => alone.add(() => runAlone(job)),
    running: () => queue.pending + alone.pending,
    waiting: () => queue.size + alone.size,
  };
}

/**
 * Decodes in a separate process, several images at a time. An account has no more images in the
 * queue than can be decoded in parallel, so that the queue serves the accounts in turns.
 *
 * @param parallel the number of images at a time
 */
export function makeImageDecoder(limits: Limits, parallel = PARALLEL): ImageDecoder {
  const worker = makeWorkerProcess(limits);
  const jobs = makeJobQueue(worker, parallel);
  const forms = makeFormQueues();
  let aborted = 0;

  function resultOf<T extends Task>(outcome: DecodeOutcome<T>): Result<T> | 'damaged' {
    if (typeof outcome !== 'string') return outcome.result;
    aborted += 1;
    return 'damaged';
  }

  async function run<T extends Task>(job: Job<T>): Promise<Result<T> | 'damaged'> {
    const outcome = await jobs.runBeside(job);
    return resultOf(outcome === 'interrupted' ? await jobs.runAlone(job) : outcome);
  }

  /**
   * Decodes the files in order. After a damaged image the rest is null. Interrupted images wait for
   * the rest of their form, because the form may be refused anyway.
   */
  async function decodeAll(files: readonly Buffer[]): Promise<(NewImage | Problem | null)[]> {
    let isRefused = false;
    const note = (outcome: DecodeOutcome<'decode'>) => {
      isRefused ||=
        outcome === 'ended' || (outcome !== 'interrupted' && typeof outcome.result === 'string');
      return outcome;
    };
    const tasks = files.map((file) => ({ task: 'decode', file }) as const);
    // As many as run in parallel. The next one joins the end of the queue when one of them is done.
    const form = new PQueue({ concurrency: parallel });
    const outcomes = await form.addAll(
      tasks.map((job) => async () => (isRefused ? null : note(await jobs.runBeside(job)))),
    );
    const results: (NewImage | Problem | null)[] = [];
    for (const [index, job] of tasks.entries()) {
      let outcome = outcomes[index] ?? null;
      if (outcome === 'interrupted') outcome = isRefused ? null : note(await jobs.runAlone(job));
      results.push(outcome && resultOf(outcome));
    }
    return results;
  }

  async function decodeForm(files: readonly Buffer[]): Promise<NewImage[]> {
    const found: (Problem | null)[] = [];
    for (const file of files) found.push(await run({ task: 'inspect', file }));
    refuseProblems(found);
    const images = await decodeAll(files);
    refuseProblems(images);
    return images.filter((image) => image !== null && typeof image !== 'string');
  }

  return {
    decode: (files, account) => forms.run(account, () => decodeForm(files)),
    metrics: () => [
      gauge('images_decoding', 'Photographs being decoded.', jobs.running()),
      gauge('images_waiting', 'Photographs waiting to be decoded.', jobs.waiting()),
      gauge(
        'image_forms_waiting',
        'Forms with photographs waiting for an earlier one of their account.',
        forms.waiting(),
      ),
      counter(
        'images_aborted_total',
        'Photographs refused for the time or memory that they took.',
        aborted,
      ),
    ],
    close: () => worker.close(),
  };
}
