import { loadConfig } from '../../../src/server/config/config';
import { makeImageDecoder } from '../../../src/server/images/imageDecoder';
import { buildImage, buildSlowAnimation } from './images';
import { workersOf } from './imageWorkers';

/* A process that decodes an image, for a test that signals it while it works. */

const IMAGES = { small: buildImage, slow: buildSlowAnimation };

async function main(name: string | undefined): Promise<void> {
  process.on('SIGTERM', () => undefined);
  const bytes = await IMAGES[name === 'slow' ? 'slow' : 'small']();
  const decoder = makeImageDecoder(loadConfig({ IMAGE_TIMEOUT: '600' }).limits);
  await decoder.decode([bytes], null);
  process.stdout.write(workersOf().join());
  await decoder.close();
}

void main(process.argv[2]);
