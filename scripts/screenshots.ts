/** Takes the pictures of the README anew, from the demo: `npm run screenshots`. */
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { BackOffice } from '../__tests__/browser/support/backOffice';
import { launchChromium } from '../__tests__/helpers/browser/chromium';
import { signIn } from '../__tests__/helpers/browser/puzzle';
import { Product } from '../__tests__/helpers/server/product';
import announcements from '../src/demo/content/announcements.json';
import { DEMO_ADMIN, DEMO_PASSWORD } from '../src/demo/people';

const EDITOR = { email: 'thiri.aung@example.org', password: DEMO_PASSWORD };
const HEIGHT = 550;
const GAP = 22;

/** Scales a screenshot to the height of the picture, and rounds its corners inside a thin line. */
async function framed(screenshot: Buffer) {
  const { data, info } = await sharp(screenshot)
    .resize({ height: HEIGHT })
    .toBuffer({ resolveWithObject: true });
  const { width } = info;
  const box = `x="0.5" y="0.5" width="${width - 1}" height="${HEIGHT - 1}" rx="9"`;
  const svg = (style: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}"><rect ${box} ${style}/></svg>`,
    );
  const input = await sharp(data)
    .composite([
      { input: svg('fill="#fff"'), blend: 'dest-in' },
      { input: svg('fill="none" stroke="#5d6b77"') },
    ])
    .png()
    .toBuffer();
  return { input, width };
}

/** The list of posts on a desk and on a phone, side by side. */
async function takeList(page: Page, address: string, file: string) {
  const shots = [];
  for (const size of [
    { width: 1280, height: 760 },
    { width: 375, height: 812 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(address, { waitUntil: 'networkidle' });
    shots.push(await framed(await page.screenshot()));
  }
  const [desk, phone] = shots;
  if (!desk || !phone) return;
  const width = desk.width + GAP + phone.width;
  await sharp({ create: { width, height: HEIGHT, channels: 4, background: '#0000' } })
    .composite([
      { input: desk.input, left: 0, top: 0 },
      { input: phone.input, left: desk.width + GAP, top: 0 },
    ])
    .png({ palette: true })
    .toFile(file);
}

/** Downloads the square picture of the record that is on show. */
async function takeShared(page: Page, file: string) {
  await page.getByRole('button', { name: 'Share' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PNG' }).click();
  await sharp(await (await coming).path())
    .png({ palette: true })
    .toFile(file);
}

async function main(): Promise<void> {
  const product = new Product({}, [process.execPath, path.resolve('dist/demo.js')]);
  await product.start();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ acceptDownloads: true });
    await page.goto(product.url('/'));
    await signIn(page, EDITOR);
    await page.getByRole('heading', { name: 'Slider' }).waitFor();
    await takeList(page, product.url('/posts'), 'docs/screenshot.png');

    await page.setViewportSize({ width: 1280, height: 760 });
    await page.goto(product.url('/posts'));
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Post Detail' }).waitFor();
    await takeShared(page, 'docs/share-post.png');

    const office = new BackOffice(product, { email: DEMO_ADMIN, password: DEMO_PASSWORD });
    const text = announcements.findLast((entry) => entry.text)?.text ?? '';
    await office.putAnnouncement(text);
    await page.goto(product.url('/announcement'));
    await page.getByRole('button', { name: 'View' }).first().click();
    await takeShared(page, 'docs/share-announcement.png');
  } finally {
    await browser.close();
    await product.remove();
  }
}

void main();
