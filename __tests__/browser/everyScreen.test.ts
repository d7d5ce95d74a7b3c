import { addUser } from './support/backOffice';
import type { Account } from './support/backOffice';
import { drawPicture } from './support/photos';
import { lookAtEveryWidth } from './support/look';
import { openStage } from './support/stage';
import type { SceneOptions } from './support/stage';
import { shellVisits, signInVisits, sliderVisits } from './support/visits';
import type { Visit } from './support/visits';

const { product, scene } = openStage();

let picture: Buffer;
let viewer: Account;

beforeAll(async () => {
  picture = await drawPicture();
  viewer = await addUser(product, { name: 'ဒေါ်ခင်မြတ်နိုး', permissions: [] });
});

const people: Record<NonNullable<Visit['by']>, SceneOptions['as']> = {
  nobody: null,
  viewer: () => viewer,
  administrator: undefined,
};

const visits: [string, Visit][] = Object.entries({
  ...signInVisits,
  ...sliderVisits,
  ...shellVisits,
});

test.each(visits)(
  'fits every width without scrolling sideways and passes axe, light and dark: %s',
  (_, { go, by = 'administrator', isEmpty, widths }) =>
    scene(
      async (set) => {
        await go(set);
        await lookAtEveryWidth(set.page, widths);
      },
      { as: people[by], sliders: () => (isEmpty ? [] : [[picture]]) },
    )(),
);
