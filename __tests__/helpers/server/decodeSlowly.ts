import { loadConfig } from '../../../src/server/config';
import { makeImageDecoder } from '../../../src/server/images/imageDecoder';
import { buildSlowAnimation } from './images';

/* A process that decodes an image, for a test that kills it meanwhile. */

async function main(): Promise<void> {
  const decoder = makeImageDecoder(loadConfig({ IMAGE_TIMEOUT: '600' }).limits);
  const bytes = await buildSlowAnimation();
  await decoder.decode([{ name: 'a.webp', bytes }], 'images');
}

void main();
