import type { Page, Response } from 'playwright-core';
import { drawPicture, pictureFile, takePhoto } from './support/photos';
import type { ChosenFile } from './support/photos';
import { eventually } from './support/eventually';
import { button, fileInput, heading, link, sliderRows, strip } from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

/** How much of a full photograph the thumbnails of a list may weigh at most. */
const THUMBNAIL_BYTES = 40_000;

let turned: ChosenFile;
let upright: ChosenFile;

beforeAll(async () => {
  [turned, upright] = await Promise.all([takePhoto('IMG_2041.jpg', 6), takePhoto('မုန်တိုင်း ပုံ.jpg')]);
});

/** Of the chosen files, as they will be sent. */
const sizes = (page: Page) => page.getByText(/^\d+ KB$/);

/** A slow connection, so that an upload can be watched. */
const SLOW_UPLOAD = {
  offline: false,
  latency: 0,
  downloadThroughput: -1,
  uploadThroughput: 600_000,
};

test(
  'creates a slider of two photographs that outlives a reload and a restart of the server',
  scene(
    async ({ page, open }) => {
      await open('/slider');
      await page.getByText('No slider data found.', { exact: true }).waitFor();
      await link(page, 'Create').click();
      await heading(page, 'Create Slider').waitFor();
      await fileInput(page).setInputFiles([turned, upright]);
      await sizes(page).nth(1).waitFor();
      expect(await sizes(page).allTextContents()).toEqual(
        [turned, upright].map(({ buffer }) => `${Math.round(buffer.length / 1000)} KB`),
      );
      await button(page, 'Create').click();
      await heading(page, 'Slider').waitFor();
      await sliderRows(page).first().getByRole('img', { name: 'Slider 1' }).waitFor();
      expect(await link(page, 'Create').count()).toBe(0);

      await page.reload();
      await sliderRows(page).first().waitFor();
      // The last call of the page.
      await strip(page).waitFor();
      await product.restart();
      await page.reload();
      await link(page, 'View').click();
      await page.getByText('Image 2', { exact: true }).waitFor();
      expect(await page.getByText(/^Image \d$/).allTextContents()).toEqual(['Image 1', 'Image 2']);
    },
    { sliders: () => [] },
  ),
);

test(
  'shows thumbnails in the list, turned as the camera was held, and no whole photograph',
  scene(
    async ({ page, open }) => {
      const images: Response[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/api/images/')) images.push(response);
      });
      await open('/slider');
      const thumbnail = sliderRows(page).first().getByRole('img', { name: 'Slider 1' });
      await eventually(async () => {
        const size = await thumbnail.evaluate((image: HTMLImageElement) => [
          image.naturalWidth,
          image.naturalHeight,
        ]);
        expect(size).toEqual([160, 213]);
      });
      const corner = await thumbnail.evaluate((image: HTMLImageElement) => {
        const canvas = document.createElement('canvas');
        const paint = canvas.getContext('2d');
        paint?.drawImage(image, 0, 0);
        return [...(paint?.getImageData(image.naturalWidth - 10, 10, 1, 1).data ?? [])];
      });
      expect(corner[0]).toBeGreaterThan(150);
      expect(corner[1]).toBeLessThan(60);
      expect(images).toHaveLength(1);
      const bytes = await images[0]?.body();
      expect(bytes?.length).toBeGreaterThan(0);
      expect(bytes?.length).toBeLessThan(THUMBNAIL_BYTES);
    },
    { sliders: () => [[turned.buffer, upright.buffer]], isFresh: true },
  ),
);

test(
  'tells how far an upload has come, and lets nothing be changed meanwhile',
  scene(
    async ({ page, context, open }) => {
      await open('/slider/create');
      await fileInput(page).setInputFiles(upright);
      const line = await context.newCDPSession(page);
      await line.send('Network.emulateNetworkConditions', SLOW_UPLOAD);
      await button(page, 'Create').click();
      const progress = page.getByRole('progressbar', { name: 'Upload progress' });
      await progress.waitFor();
      expect(await progress.getAttribute('aria-valuetext')).toMatch(/^\d+\.\d of \d+\.\d MB$/);
      expect(await button(page, 'Create').isDisabled()).toBe(true);
      expect(await button(page, 'Remove File').isDisabled()).toBe(true);
      await eventually(async () =>
        expect(Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0),
      );
      await line.send('Network.emulateNetworkConditions', {
        ...SLOW_UPLOAD,
        uploadThroughput: -1,
      });
      await heading(page, 'Slider').waitFor();
      await sliderRows(page).first().waitFor();
    },
    { sliders: () => [] },
  ),
);

test(
  'takes files that are dropped on the form, adds more and takes one out again',
  scene(
    async ({ page, open }) => {
      await open('/slider/create');
      const dropped = (await drawPicture()).toString('base64');
      const data = await page.evaluateHandle((base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], 'dropped.jpg', { type: 'image/jpeg' }));
        return transfer;
      }, dropped);
      const place = page.getByText('Drag and drop images here');
      await place.dispatchEvent('dragover', { dataTransfer: data });
      await place.dispatchEvent('drop', { dataTransfer: data });
      await page.getByText('dropped.jpg', { exact: true }).waitFor();
      await button(page, 'Add More').waitFor();
      await fileInput(page).setInputFiles(await pictureFile('second.jpg'));
      await button(page, 'Remove File').first().click();
      expect(await page.getByText('dropped.jpg').count()).toBe(0);
      await button(page, 'Create').click();
      await heading(page, 'Slider').waitFor();
      await sliderRows(page).first().waitFor();
    },
    { sliders: () => [] },
  ),
);
