import PQueue from 'p-queue';
import { UPLOAD } from '../../contract/limits';
import type { Limits } from '../config';
import { invalid } from '../http/errors';
import type { Metric } from '../metric';
import type { NewImage } from '../store/images';
import type { Problem } from './decode';
import { makeWorkerProcess } from './workerProcess';

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
  metrics(): Metric[];
  /** Aborts what is being decoded. */
  close(): Promise<void>;
}

/** Decodes in a process of its own, one image at a time, whoever sent it. */
export function makeImageDecoder(limits: Limits): ImageDecoder {
  const worker = makeWorkerProcess(limits);
  const queue = new PQueue({ concurrency: 1 });
  let aborted = 0;

  const run = (task: 'inspect' | 'decode', { bytes }: ImageFile) =>
    queue.add(async () => {
      const reply = await worker.run({ task, file: bytes });
      if (reply === null) aborted += 1;
      return reply === null ? 'damaged' : reply.result;
    });

  return {
    async decode(files, field) {
      const messageOf = (file: ImageFile, problem: Problem) => `${file.name} ${MESSAGES[problem]}`;
      const problems: string[] = [];
      for (const file of files) {
        const found = await run('inspect', file);
        if (typeof found === 'string') problems.push(messageOf(file, found));
      }
      if (problems.length > 0) throw invalid({ [field]: problems });
      const images: NewImage[] = [];
      for (const file of files) {
        const result = await run('decode', file);
        if (typeof result === 'string') throw invalid({ [field]: [messageOf(file, result)] });
        if (result) images.push(result);
      }
      return images;
    },
    metrics: () => [
      { name: 'images_decoding', help: 'Photographs being decoded.', value: queue.pending },
      {
        name: 'images_waiting',
        help: 'Photographs waiting to be decoded.',
        value: queue.size,
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
