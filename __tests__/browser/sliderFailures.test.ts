import { pictureFile } from './support/photos';
import { alert, button, fileInput, heading, link, sliderRows, text } from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

const withNone = { sliders: () => [] };

test(
  'asks for at least one image',
  scene(async ({ page, open }) => {
    await open('/slider/create');
    await button(page, 'Create').click();
    await page.getByText('Please upload at least one slider image.', { exact: true }).waitFor();
    await button(page, 'Cancel').click();
    await heading(page, 'Slider').waitFor();
  }),
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

test(
  'shows an empty list without Create where the list could not be loaded',
  scene(async ({ page, open, faults }) => {
    faults.announce(/500/);
    await page.route('**/api/sliders', (route) => route.fulfill({ status: 500, json: {} }));
    await open('/slider');
    await text(page, 'No slider data found.').waitFor();
    expect(await link(page, 'Create').count()).toBe(0);
    expect(await alert(page).count()).toBe(0);
  }),
);
