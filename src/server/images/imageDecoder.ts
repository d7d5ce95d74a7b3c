import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { UPLOAD } from '../../contract/limits';
import type { Limits } from '../config';
import { invalid } from '../http/errors';
import type { Metric } from '../metric';
import type { NewImage } from '../store/images';
import type { Problem } from './decode';
import type { Outcome } from './imageProcess';
import type { Job, Result, Task } from './imageWorker';
import { makeWorkerProcess } from './workerProcess';
import type { WorkerProcess } from './workerProcess';

/** What follows the name of a file. */
const MESSAGES: Record<Problem, string> = {
  'not an image': 'is not a JPEG, PNG, WebP or GIF image.',
  damaged: 'is damaged and cannot be read.',
  'too many pixels': `has more than ${UPLOAD.maxPixels / 1_000_000} megapixels.`,
};

/** The name is used in messages only. */
interface ImageFile {
  name: string;
  bytes: Buffer;
}

export interface ImageDecoder {
  /**
   * Decodes uploaded images and encodes them again, upright, without metadata and with thumbnails.
   *
   * @param field the field that errors are reported for
   * @throws HttpError 422 with a message for each file that is not an image, too large or damaged
   */
  decode(files: readonly ImageFile[], field: string): Promise<NewImage[]>;
  /** Scales a stored image. @returns a WebP image, or null where that takes too much time or memory */
  scale(stored: Buffer, width: number): Promise<Buffer | null>;
  metrics(): Metric[];
  /** Aborts what is being decoded. */
  close(): Promise<void>;
}

/** As many images as there are cores, up to what usually fits into the memory of the process. */
const PARALLEL = Math.min(4, availableParallelism());

/**
 * Runs jobs side by side in a process of their own. Those that were interrupted by the end of the
 * process run once more, one at a time, so that an image is judged by its own time and memory only.
 */
function makeJobQueue(worker: WorkerProcess, parallel: number) {
  const queue = new PQueue({ concurrency: parallel });
  const alone = new PQueue({ concurrency: 1 });

  async function runAlone<T extends Task>(job: Job<T>): Promise<Outcome<T>> {
    queue.pause();
    try {
      await queue.onPendingZero();
      return await worker.run(job);
    } finally {
      queue.start();
    }
  }

  return {
    /** @returns null where the process ended over it */
    async run<T extends Task>(job: Job<T>): Promise<{ result: Result<T> } | null> {
      const first = await queue.add(() => worker.run(job));
      const outcome = first === 'interrupted' ? await alone.add(() => runAlone(job)) : first;
      return typeof outcome === 'string' ? null : outcome;
    },
    running: () => queue.pending + alone.pending,
    waiting: () => queue.size + alone.size,
  };
}

/**
 * Decodes in a process of its own, several images at a time, whoever sent them.
 *
 * @param parallel how many at a time
 */
export function makeImageDecoder(limits: Limits, parallel = PARALLEL): ImageDecoder {
  const worker = makeWorkerProcess(limits);
  const jobs = makeJobQueue(worker, parallel);
  let aborted = 0;

  async function run<T extends Task>(job: Job<T>): Promise<Result<T> | 'damaged'> {
    const outcome = await jobs.run(job);
    if (outcome === null) aborted += 1;
    return outcome ? outcome.result : 'damaged';
  }

  /** In order; null for what follows a damaged image, which is not decoded. */
  function decodeAll(files: readonly ImageFile[]): Promise<(NewImage | Problem | null)[]> {
    let isRefused = false;
    // Of each form as many as fit side by side, so that a large form lets others in.
    const form = new PQueue({ concurrency: parallel });
    const tasks = files.map(({ bytes }) => async () => {
      if (isRefused) return null;
      const result = await run({ task: 'decode', file: bytes });
      isRefused ||= typeof result === 'string';
      return result;
    });
    return form.addAll(tasks);
  }

  return {
    async decode(files, field) {
      const refuse = (results: readonly (NewImage | Problem | null)[]) => {
        const problems = files.flatMap(({ name }, index) => {
          const result = results[index];
          return typeof result === 'string' ? [`${name} ${MESSAGES[result]}`] : [];
        });
        if (problems.length > 0) throw invalid({ [field]: problems });
      };
      const found: (Problem | null)[] = [];
      for (const { bytes } of files) found.push(await run({ task: 'inspect', file: bytes }));
      refuse(found);
      const images = await decodeAll(files);
      refuse(images);
      return images.filter((image) => image !== null && typeof image !== 'string');
    },
    async scale(stored, width) {
      const result = await run({ task: 'scale', file: stored, width });
      return typeof result === 'string' ? null : result;
    },
    metrics: () => [
      { name: 'images_decoding', help: 'Photographs being decoded.', value: jobs.running() },
      {
        name: 'images_waiting',
        help: 'Photographs waiting to be decoded.',
        value: jobs.waiting(),
      },
      {
        name: 'images_aborted_total',
        help: 'Photographs refused for the time or memory that they took.',
        type: 'counter',
        value: aborted,
      },
    ],
    close: () => worker.close(),
  };
}
