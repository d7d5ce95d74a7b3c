import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { typographyFor } from '../../../src/client/app/theme/typography';
import type { drawPicture } from '../../../src/client/shared/ui/share/drawPicture';
import type { noticePicture } from '../../../src/client/features/announcements/share/noticePicture';
import type { postPicture } from '../../../src/client/features/posts/SharePost';

const ROOT = path.resolve(__dirname, '../../..');
const THEME = path.join(ROOT, 'src/client/app/theme');

/** The functions of the page for the tests. */
export interface Drawing {
  drawPicture: typeof drawPicture;
  noticePicture: typeof noticePicture;
  postPicture: typeof postPicture;
}

const ENTRY = `
  export { drawPicture } from './src/client/shared/ui/share/drawPicture';
  export { noticePicture } from './src/client/features/announcements/share/noticePicture';
  export { postPicture } from './src/client/features/posts/SharePost';
`;

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'drawing',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', global: 'window' },
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** The theme's fonts, inlined in the style sheet. */
async function fonts(): Promise<string> {
  const css = await readFile(path.join(THEME, 'fonts.css'), 'utf8');
  const files = [...css.matchAll(/url\('\.\/(fonts\/[^']+)'\)/g)];
  let inlined = css;
  for (const [whole, file = ''] of files) {
    const data = (await readFile(path.join(THEME, file))).toString('base64');
    inlined = inlined.replace(whole, `url(data:font/woff2;base64,${data})`);
  }
  return inlined;
}

/** Opens a page with only the code that draws pictures and its fonts. */
export async function openDrawingPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  const family = typographyFor('en').fontFamily;
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><style>${await fonts()} body { font-family: ${family} }</style>`,
  );
  await page.addScriptTag({ content: await bundled() });
  return page;
}
