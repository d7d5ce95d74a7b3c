import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { buildImage, pngChunk, uint32s, withPngChunks } from '../helpers/server/images';
import { button, eventually, fileInput, heading } from './support/screen';
import { openStage } from './support/stage';

const { product, office, scene } = openStage();

const folder = mkdtempSync(path.join(tmpdir(), 'chosen-photos-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, content: Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

async function storedImages(): Promise<Buffer[]> {
  const [slider] = await office.listSliders();
  const urls = slider?.images.map(({ url }) => new URL(url, product.origin)) ?? [];
  const responses = await Promise.all(urls.map((url) => fetch(url)));
  return Promise.all(responses.map(async (response) => Buffer.from(await response.arrayBuffer())));
}

/** Waits until that many files have their preview. */
const prepared = (page: Page, files: number) =>
  page.waitForFunction((count) => document.querySelectorAll('main li img').length === count, files);

async function create(page: Page) {
  await button(page, 'Create').click();
  await heading(page, 'Slider').waitFor();
}

test(
  'sends photos as they were when they were chosen, even if the device then changes or removes them',
  scene(
    async ({ page, open }) => {
      const small = fileOf('a.jpg', await buildImage({ colour: '#d00000' }));
      const still = fileOf('b.gif', await buildImage({ colour: '#00d000', format: 'gif' }));
      await open('/slider/create');
      await fileInput(page).setInputFiles([small, still]);
      await prepared(page, 2);
      writeFileSync(small, await buildImage({ colour: '#0000d0', width: 300 }));
      rmSync(still);
      await create(page);
      const colours = (await storedImages()).map((image) => sharp(image).stats());
      expect((await Promise.all(colours)).map(({ dominant }) => dominant)).toMatchObject([
        { r: 200, g: 8, b: 8 },
        { r: 8, g: 200, b: 8 },
      ]);
    },
    { sliders: 0 },
  ),
);

/** Four quarters: red and green above blue and grey. */
function quarters(width = 64, height = 48): Sharp {
  const quarter = (background: string, left: number, top: number) => ({
    input: {
      create: { width: width / 2, height: height / 2, channels: 3 as const, background },
    },
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: '#808080' } }).composite([
    quarter('#c81e1e', 0, 0),
    quarter('#1ec81e', width / 2, 0),
    quarter('#1e1ec8', 0, height / 2),
  ]);
}

async function unusualPhotos(): Promise<[string, Buffer][]> {
  const png = await quarters().png().toBuffer();
  const primaries = [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6000];
  const gamma = (value: number) => pngChunk('gAMA', uint32s(value));
  const turned = (image: Sharp, orientation: number) => image.withMetadata({ orientation });
  return [
    ['small.webp', await turned(quarters(), 6).webp({ quality: 95 }).toBuffer()],
    ['large.webp', await turned(quarters(3600, 2400), 6).webp({ quality: 95 }).toBuffer()],
    ['mirrored.webp', await turned(quarters(), 7).webp({ lossless: true }).toBuffer()],
    ['small.png', await turned(quarters(), 5).png().toBuffer()],
    ['large.png', await turned(quarters(3600, 2400), 8).png().toBuffer()],
    ['gamma.png', withPngChunks(png, gamma(100_000))],
    ['srgb.png', withPngChunks(png, pngChunk('sRGB', Buffer.from([0])), gamma(100_000))],
    ['wide.png', withPngChunks(png, gamma(45_455), pngChunk('cHRM', uint32s(...primaries)))],
    ['code.png', withPngChunks(png, pngChunk('cICP', Buffer.from([12, 13, 0, 1])))],
    ['hdr.png', withPngChunks(png, pngChunk('cICP', Buffer.from([9, 18, 0, 1])))],
    ['profile.png', await quarters().withIccProfile('p3').png().toBuffer()],
    ['inks.jpg', await quarters().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
    ['printed.jpg', await quarters().withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer()],
  ];
}

/** Reads the size and four pixels of each preview, as the page shows it. */
const readPreviews = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLImageElement>('main li img')].map(async (image) => {
      image.loading = 'eager';
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d', {
        willReadFrequently: true,
      });
      context?.drawImage(image, 0, 0);
      const at = (x: number, y: number) =>
        [...(context?.getImageData(width * x, height * y, 1, 1).data ?? [])].slice(0, 3);
      const pixels = [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
      return { width, height, pixels };
    }),
  );

async function readStored(file: Buffer) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const at = (x: number, y: number) => {
    const start = 3 * (Math.floor(height * y) * width + Math.floor(width * x));
    return [...data.subarray(start, start + 3)];
  };
  const pixels = [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
  return { width, height, pixels };
}

test(
  'stores photos as their previews show them, whatever turns or colours they declare',
  scene(
    async ({ page, open }) => {
      const photos = await unusualPhotos();
      await open('/slider/create');
      const files = photos.map(([name, content]) => fileOf(name, content));
      await fileInput(page).setInputFiles(files);
      await prepared(page, photos.length);
      const previews = await page.evaluate(readPreviews);
      await create(page);
      const stored = await Promise.all((await storedImages()).map(readStored));
      for (const [index, [name]] of photos.entries()) {
        const [shown, kept] = [previews[index], stored[index]];
        expect({ name, width: kept?.width, height: kept?.height }).toEqual({
          name,
          width: shown?.width,
          height: shown?.height,
        });
        const difference = kept?.pixels.flat().map((value, at) => {
          return Math.abs(value - (shown?.pixels.flat()[at] ?? 0));
        });
        expect({ name, isSame: Math.max(...(difference ?? [])) <= 6, shown, kept }).toMatchObject({
          isSame: true,
        });
      }
      expect(stored.slice(0, 5).map(({ width, height }) => [width, height])).toEqual([
        [48, 64],
        [1707, 2560],
        [48, 64],
        [48, 64],
        [1707, 2560],
      ]);
    },
    { sliders: 0 },
  ),
);

test(
  'keeps the width of a long screenshot, also where it is shown',
  scene(
    async ({ page, open }) => {
      const screenshot = await buildImage({ width: 1080, height: 12_000, format: 'png' });
      await open('/slider/create');
      await fileInput(page).setInputFiles(fileOf('long.png', screenshot));
      await prepared(page, 1);
      await create(page);
      const [stored] = await storedImages();
      expect(await sharp(stored).metadata()).toMatchObject({ width: 1080, height: 12_000 });
      const [slider] = await office.listSliders();
      await open(`/slider/${slider?.id}`);
      await button(page, 'Image 1').click();
      const shown = page.getByRole('dialog').getByRole('img');
      const widthOf = () => shown.evaluate((image) => image.getBoundingClientRect().width);
      await eventually(async () => expect(await widthOf()).toBe(1080));
    },
    { sliders: 0 },
  ),
);
