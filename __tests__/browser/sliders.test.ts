import { drawPicture, pictureFile } from './support/photos';
import { alert, button, fileInput, heading, link, sliderRows, strip, text } from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

let picture: Buffer;

beforeAll(async () => {
  picture = await drawPicture();
});

const withNone = { sliders: () => [] };
const withOne = { sliders: () => [[picture]] };

test(
  'asks before it deletes, and keeps the slider on Cancel',
  scene(async ({ page, open }) => {
    await open('/slider');
    await button(page, 'Delete').click();
    const dialog = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this slider?',
    });
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await sliderRows(page).count()).toBe(1);
    const isBack = await button(page, 'Delete').evaluate((one) => one === document.activeElement);
    expect(isBack).toBe(true);
  }, withOne),
);

test(
  'deletes, offers Create again when none is left, and undoes it',
  scene(async ({ page, open }) => {
    await open('/slider');
    await sliderRows(page).first().waitFor();
    expect(await link(page, 'Create').count()).toBe(0);
    await button(page, 'Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await text(page, 'No slider data found.').waitFor();
    await link(page, 'Create').waitFor();
    expect(await sliderRows(page).count()).toBe(0);
    await button(page, 'Undo').click();
    await sliderRows(page).first().waitFor();
    await text(page, 'Slider restored.').waitFor();
    expect(await link(page, 'Create').count()).toBe(0);
  }, withOne),
);

test(
  "shows the server's reason for a file that is no image, and keeps what was chosen",
  scene(async ({ page, open, faults }) => {
    faults.announce(/4(15|22)/);
    await open('/slider/create');
    await fileInput(page).setInputFiles([
      await pictureFile('good.jpg'),
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('only words') },
    ]);
    const answer = page.waitForResponse('**/api/sliders');
    await button(page, 'Create').click();
    const { message } = (await (await answer).json()) as { message: string };
    expect(await alert(page).textContent()).toBe(message);
    await text(page, 'good.jpg').waitFor();
    await button(page, 'Remove File').nth(1).click();
    await button(page, 'Create').click();
    await sliderRows(page).first().waitFor();
  }, withNone),
);

test(
  'keeps the chosen files while the server is down and sends them when it is back',
  scene(async ({ page, open, faults }) => {
    faults.announce(/ERR_CONNECTION_REFUSED/);
    await open('/slider/create');
    await fileInput(page).setInputFiles(await pictureFile('kept.jpg'));
    // The last call of the page.
    await strip(page).waitFor();
    await product.stop();
    await button(page, 'Create').click();
    expect(await alert(page).textContent()).toBe('Failed to create slider.');
    await text(page, 'kept.jpg').waitFor();
    await product.start();
    await button(page, 'Create').click();
    await heading(page, 'Slider').waitFor();
    await sliderRows(page).first().waitFor();
  }, withNone),
);
