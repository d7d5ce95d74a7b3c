import { addUser } from './support/backOffice';
import type { Account } from './support/backOffice';
import { drawPicture, pictureFile } from './support/photos';
import { alert, button, fileInput, heading, link, sliderRows, text } from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

let viewer: Account;
let editor: Account;
let picture: Buffer;

beforeAll(async () => {
  picture = await drawPicture();
  viewer = await addUser(product, { name: 'Viewer', permissions: [] });
  editor = await addUser(product, { name: 'Editor', permissions: ['slider-edit'] });
});

const asViewer = { as: () => viewer };
const withOne = { sliders: () => [[picture]] };

test(
  'shows View alone to somebody without permissions',
  scene(
    async ({ page, open }) => {
      await open('/slider');
      await sliderRows(page).first().waitFor();
      await link(page, 'View').waitFor();
      expect(await link(page, 'Edit').count()).toBe(0);
      expect(await button(page, 'Delete').count()).toBe(0);
    },
    { ...asViewer, ...withOne },
  ),
);

test(
  'shows no Create on an empty list to somebody without permissions',
  scene(
    async ({ page, open }) => {
      await open('/slider');
      await text(page, 'No slider data found.').waitFor();
      expect(await link(page, 'Create').count()).toBe(0);
    },
    { ...asViewer, sliders: () => [] },
  ),
);

test(
  'shows to each permission its own action',
  scene(
    async ({ page, open }) => {
      await open('/slider');
      await link(page, 'Edit').waitFor();
      expect(await button(page, 'Delete').count()).toBe(0);
    },
    { as: () => editor, ...withOne },
  ),
);

test(
  "tells beforehand that saving will be refused, and then the server's words",
  scene(
    async ({ page, open, faults }) => {
      faults.announce(/403/);
      await open('/slider/create');
      await text(page, 'You do not have permission to save.').waitFor();
      await fileInput(page).setInputFiles(await pictureFile('kept.jpg'));
      await button(page, 'Create').click();
      expect(await alert(page).textContent()).toBe('This action is unauthorized.');
      await text(page, 'kept.jpg').waitFor();
    },
    { ...asViewer, sliders: () => [] },
  ),
);

test(
  'refuses an update in the same way',
  scene(
    async ({ page, open, faults }) => {
      faults.announce(/403/);
      await open('/slider');
      const view = await link(page, 'View').getAttribute('href');
      await page.goto(`${product.origin}${view}/edit`);
      await heading(page, 'Edit Slider').waitFor();
      await text(page, 'You do not have permission to save.').waitFor();
      await button(page, 'Update').click();
      expect(await alert(page).textContent()).toBe('This action is unauthorized.');
    },
    { ...asViewer, ...withOne },
  ),
);
