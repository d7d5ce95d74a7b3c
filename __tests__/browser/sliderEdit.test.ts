import { listSliders } from './support/backOffice';
import { drawPicture, pictureFile } from './support/photos';
import {
  alert,
  button,
  fileInput,
  heading,
  link,
  sliderRows,
  text,
  leaveAnyway,
} from './support/screen';
import { openStage } from './support/stage';
import type { Scene } from './support/stage';

const { product, scene } = openStage();

let three: Buffer[];

beforeAll(async () => {
  three = await Promise.all(['#b03030', '#30b030', '#3030b0'].map(drawPicture));
});

const withThree = { sliders: () => [three] };

async function openEdit({ page, open }: Scene) {
  await open('/slider');
  await link(page, 'Edit').click();
  await heading(page, 'Edit Slider').waitFor();
  await text(page, 'Image 3').waitFor();
}

/** The images of the only slider. */
async function storedImages({ session }: Scene): Promise<string[]> {
  if (!session) throw new Error('Nobody is signed in.');
  const [slider] = await listSliders(product, session);
  return (slider?.images ?? []).map(({ url }) => url);
}

test(
  'takes one image out, adds another and keeps the rest',
  scene(async (set) => {
    const { page } = set;
    const [first, second, third] = await storedImages(set);
    await openEdit(set);
    await button(page, 'Remove File').nth(1).click();
    await fileInput(page).setInputFiles(await pictureFile('fourth.jpg', '#808000'));
    await text(page, 'fourth.jpg').waitFor();
    await button(page, 'Update').click();
    await heading(page, 'Slider').waitFor();
    const now = await storedImages(set);
    expect(now).toHaveLength(3);
    expect(now).toEqual(expect.arrayContaining([first, third]));
    expect(now).not.toContain(second);
    await link(page, 'View').click();
    await text(page, 'Image 3').waitFor();
  }, withThree),
);

test(
  'refuses to leave a slider without an image, and changes nothing on Cancel',
  scene(async (set) => {
    const { page } = set;
    const before = await storedImages(set);
    await openEdit(set);
    for (let image = 0; image < 3; image += 1) await button(page, 'Remove File').first().click();
    await button(page, 'Update').click();
    await text(page, 'Please upload at least one slider image.').waitFor();
    await button(page, 'Cancel').click();
    await leaveAnyway(page);
    await heading(page, 'Slider').waitFor();
    await sliderRows(page).first().waitFor();
    expect(await storedImages(set)).toEqual(before);
  }, withThree),
);

test(
  'says that a slider which is gone cannot be edited or shown',
  scene(async ({ page, open, faults }) => {
    faults.announce(/404/);
    await open('/slider/4711/edit');
    expect(await alert(page).textContent()).toBe('Failed to load slider data.');
    await open('/slider/4711');
    await text(page, 'Slider not found.').waitFor();
  }),
);

test(
  'opens an image above the page and brings the focus back when it is closed',
  scene(async ({ page, open }) => {
    await open('/slider');
    await link(page, 'View').click();
    const second = button(page, 'Image 2');
    const overlay = page.getByRole('dialog');
    await second.click();
    await overlay.getByRole('img', { name: 'Image 2' }).waitFor();
    await overlay.getByRole('button', { name: 'Close', exact: true }).click();
    await overlay.waitFor({ state: 'detached' });
    expect(await second.evaluate((tile) => tile === document.activeElement)).toBe(true);
    await button(page, 'Image 3').press('Enter');
    await overlay.getByRole('img', { name: 'Image 3' }).waitFor();
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'detached' });
    const third = button(page, 'Image 3');
    expect(await third.evaluate((tile) => tile === document.activeElement)).toBe(true);
  }, withThree),
);
