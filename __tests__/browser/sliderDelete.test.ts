import { putSliders } from './support/backOffice';
import { drawPicture } from './support/photos';
import { alert, button, link, sliderRows, text } from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

let picture: Buffer;

beforeAll(async () => {
  picture = await drawPicture();
});

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
  'says so when a slider could not be deleted',
  scene(async ({ page, open, session, faults }) => {
    faults.announce(/404/);
    await open('/slider');
    await button(page, 'Delete').waitFor();
    if (session) await putSliders(product, session, []);
    await button(page, 'Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    expect(await alert(page).textContent()).toBe('Failed to delete slider.');
  }, withOne),
);
