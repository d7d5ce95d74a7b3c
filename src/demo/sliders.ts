import type { Services } from '../server/http/services';
import { createSlider } from '../server/store/sliders';
import { inTransaction } from '../server/store/store';
import { photograph } from './photograph';
import { bagan } from './scenes/bagan';
import { cyclone } from './scenes/cyclone';
import { flood } from './scenes/flood';
import { monsoon } from './scenes/monsoon';

/** Pixels. */
const BANNER_WIDTH = 1280;

/** Adds the homepage slider: four pictures of hazards and of a fine day. */
export async function addDemoSlider({ db, images: decoder, now }: Services): Promise<void> {
  const files = await Promise.all([
    photograph('monsoon-yangon.jpg', monsoon(7), BANNER_WIDTH),
    photograph('cyclone-bay-of-bengal.jpg', cyclone(23), BANNER_WIDTH),
    photograph('flood-ayeyarwady.jpg', flood(41), BANNER_WIDTH),
    photograph('fine-morning-bagan.jpg', bagan(11), BANNER_WIDTH),
  ]);
  const images = await decoder.decode(files, 'images', null);
  await inTransaction(db, (trx) => createSlider(trx, images, now()));
}
