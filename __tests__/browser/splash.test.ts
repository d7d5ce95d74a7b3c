import type { Page } from 'playwright-core';
import { eventually } from './support/eventually';
import { heading } from './support/screen';
import { openStage } from './support/stage';

const { scene } = openStage();

/** Holds the app's script back until `arrive` is called. */
async function holdApp(page: Page) {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/main.*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  return () => arrive();
}

const groundOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

test.each([
  ['en', 'Myanmar Disaster and Weather Information Service', 'Posts', 0],
  ['my', 'မြန်မာ့ သဘာဝဘေးနှင့် မိုးလေဝသ သတင်းဝန်ဆောင်မှု', 'ပို့စ်များ', 2],
])(
  'shows the name of the service in the chosen language and colours until the app arrives: %s',
  (language, name, title, fonts) =>
    scene(
      async ({ page, open }) => {
        await page.addInitScript((chosen) => {
          localStorage.setItem('language', chosen);
          localStorage.setItem('color-scheme', 'dark');
        }, language);
        let asked = 0;
        page.on('request', (request) => {
          if (/noto-.*\.woff2$/.test(request.url())) asked += 1;
        });
        const arrive = await holdApp(page);
        const opened = open('/posts');
        const splash = page.locator('.splash');
        await splash.getByText(name).waitFor();
        await eventually(async () => expect(await splash.locator('p:visible').count()).toBe(1));
        // On a Burmese page both weights of the font are requested before the app has loaded.
        await eventually(() => expect(asked).toBe(fonts));
        const ground = await groundOf(page, '.splash');
        arrive();
        await opened;
        await heading(page, title).waitFor();
        await splash.waitFor({ state: 'hidden' });
        expect(await groundOf(page, 'body')).toBe(ground);
      },
      { viewport: { width: 375, height: 812 } },
    )(),
);
