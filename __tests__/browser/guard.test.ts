import type { Page } from 'playwright-core';
import { addUser } from './support/backOffice';
import type { Account } from './support/backOffice';
import { drawPicture, pictureFile } from './support/photos';
import { alert, button, fileInput, heading, link, signInScreen, text } from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

const signedOut = { as: null };

/** Watches a page from its first moment on. @returns whether the sign-in form ever appeared */
async function watchForSignIn(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('input[type=password]')) sessionStorage.setItem('seen', 'yes');
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => sessionStorage.getItem('seen'));
}

describe('signed out', () => {
  test(
    'leads from every screen to the sign-in screen',
    scene(async ({ page, open }) => {
      for (const route of ['/slider', '/slider/create', '/slider/1/edit', '/no/such/page']) {
        await open(route);
        await signInScreen(page);
        expect([route, page.url()]).toEqual([route, product.url('/')]);
      }
    }, signedOut),
  );

  test(
    'reaches the sign-in screen at every address that people type',
    scene(async ({ page }) => {
      const addresses = { '/': '/', '/login': '/login', '/build': '/', '/build/login': '/login' };
      for (const [typed, route] of Object.entries(addresses)) {
        await page.goto(`${product.origin}${typed}`);
        await signInScreen(page);
        expect([typed, page.url()]).toEqual([typed, product.url(route)]);
      }
    }, signedOut),
  );

  test(
    'takes a token without a readable user for a broken session and removes both keys',
    scene(async ({ page, open }) => {
      await page.addInitScript(() => {
        if (sessionStorage.getItem('set')) return;
        sessionStorage.setItem('set', 'once');
        localStorage.setItem('auth_token', 'a-token');
        localStorage.setItem('auth_user', '{not json');
      });
      await open('/slider');
      await signInScreen(page);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    }, signedOut),
  );
});

describe('signed in', () => {
  test(
    'leads from both addresses of the sign-in to the sliders',
    scene(async ({ page, open }) => {
      for (const route of ['/', '/login']) {
        await open(route);
        await heading(page, 'Slider').waitFor();
        expect([route, page.url()]).toEqual([route, product.url('/slider')]);
      }
    }),
  );

  test(
    'opens a deep link and reloads it without ever showing the sign-in screen',
    scene(async ({ page, open }) => {
      const wasSeen = await watchForSignIn(page);
      await open('/slider/create');
      await heading(page, 'Create Slider').waitFor();
      await page.reload();
      await heading(page, 'Create Slider').waitFor();
      expect(page.url()).toBe(product.url('/slider/create'));
      expect(await wasSeen()).toBeNull();
    }),
  );

  test(
    'shows an unknown page inside the shell with a way back',
    scene(async ({ page, open }) => {
      await open('/no/such/page');
      await heading(page, 'Page not found').waitFor();
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
      await link(page, 'Back to Slider').click();
      await heading(page, 'Slider').waitFor();
    }),
  );
});

describe('with some permissions or none', () => {
  let viewer: Account;
  let editor: Account;
  let picture: Buffer;

  beforeAll(async () => {
    picture = await drawPicture();
    viewer = await addUser(product, { name: 'Viewer', permissions: [] });
    editor = await addUser(product, { name: 'Editor', permissions: ['slider-edit'] });
  });

  test(
    'shows to each permission its own action',
    scene(
      async ({ page, open }) => {
        await open('/slider');
        await link(page, 'Edit').waitFor();
        expect(await button(page, 'Delete').count()).toBe(0);
      },
      { as: () => editor, sliders: () => [[picture]] },
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
      { as: () => viewer, sliders: () => [] },
    ),
  );
});

test('answers a missing file with 404, and a screen with the page of the app', async () => {
  const missing = await fetch(product.url('/main.0000000000.js'));
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).not.toContain('text/html');
  const screen = await fetch(product.url('/slider/1'));
  expect(screen.status).toBe(200);
  expect(screen.headers.get('content-type')).toContain('text/html');
});
