import sharp from 'sharp';
import { decodeImages } from '../http/decodeImages';
import type { Services } from '../http/services';
import type { Upload } from '../http/uploads';
import { createSlider } from '../store/sliders';
import { inTransaction } from '../store/store';
import { HEIGHT, WIDTH } from './drawing';
import { bagan } from './scenes/bagan';
import { cyclone } from './scenes/cyclone';
import { flood } from './scenes/flood';
import { monsoon } from './scenes/monsoon';

async function photograph(name: string, svg: string): Promise<Upload> {
  const image = sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT);
  const bytes = await image.jpeg({ quality: 90 }).toBuffer();
  return { name, size: bytes.length, bytes };
}

/** Adds the homepage slider: four pictures of what the service warns of, and of a fine day. */
export async function addDemoSlider({ db, now }: Services): Promise<void> {
  const files = [
    await photograph('monsoon-yangon.jpg', monsoon()),
    await photograph('cyclone-bay-of-bengal.jpg', cyclone()),
    await photograph('flood-ayeyarwady.jpg', flood()),
    await photograph('fine-morning-bagan.jpg', bagan()),
  ];
  const images = await decodeImages(files, 'images');
  await inTransaction(db, (trx) => createSlider(trx, images, now()));
}
