import type { Page } from 'playwright-core';
import { ADMIN } from '../helpers/server/product';
import { fillSignIn, puzzleHandle, signIn, solvePuzzle } from '../helpers/browser/puzzle';
import { eventually } from './support/eventually';
import { scriptsWith } from './support/loaded';
import { alert, button, heading } from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

const signedOut = { as: null };
const freshlySignedOut = { as: null, isFresh: true };

/** The form after a failure: filled, enabled, and without the puzzle. */
async function expectFormBack(page: Page) {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getByLabel('E-mail').inputValue()).toBe(ADMIN.email);
  expect(await button(page, 'Login').isEnabled()).toBe(true);
}

test(
  'says why a wrong password failed, keeps the e-mail and lets the next try succeed',
  scene(async ({ page, open, faults }) => {
    faults.announce(/401/);
    await open('/');
    await signIn(page, { ...ADMIN, password: 'not the password' });
    expect(await alert(page).textContent()).toBe(
      'Login failed: These credentials do not match our records.',
    );
    await expectFormBack(page);
    expect(page.url()).toBe(product.url('/'));
    await signIn(page, ADMIN);
    await heading(page, 'Slider').waitFor();
  }, signedOut),
);

test(
  'tells a server that cannot be reached from a wrong password',
  scene(async ({ page, open, faults }) => {
    faults.announce(/ERR_CONNECTION_REFUSED/);
    await open('/');
    await fillSignIn(page, ADMIN);
    await product.stop();
    await solvePuzzle(page);
    expect(await alert(page).textContent()).toBe('Login failed: Network error');
    await expectFormBack(page);
    await product.start();
  }, signedOut),
);

test(
  'lets the browser itself ask for what is missing',
  scene(async ({ page, open }) => {
    await open('/');
    await button(page, 'Login').click();
    const email = page.getByLabel('E-mail');
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
      true,
    );
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await button(page, 'Show password').click();
    const password = page.getByLabel('Password', { exact: true });
    expect(await password.getAttribute('type')).toBe('text');
    await button(page, 'Hide password').click();
    expect(await password.getAttribute('type')).toBe('password');
  }, signedOut),
);

test(
  'does not download the puzzle before the form is sent',
  scene(async ({ page, open }) => {
    await open('/');
    await page.waitForLoadState('networkidle');
    expect(await scriptsWith(page, '')).not.toHaveLength(0);
    expect(await scriptsWith(page, 'Slide to verify')).toHaveLength(0);
    await fillSignIn(page, ADMIN);
    await eventually(async () => {
      expect(await scriptsWith(page, 'Slide to verify')).toHaveLength(1);
    });
  }, freshlySignedOut),
);

test(
  'stays usable when the puzzle cannot be loaded once',
  scene(async ({ page, open, faults }) => {
    faults.announce(/ERR_FAILED/);
    faults.announce(/a part of the page could not be loaded/);
    await open('/');
    await page.route('**/*.js', (route) => route.abort());
    await page.getByLabel('E-mail').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await button(page, 'Login').click();
    expect(await alert(page).textContent()).toBe('Login failed: Network error');
    await expectFormBack(page);
    await page.unroute('**/*.js');
    await button(page, 'Login').click();
    await puzzleHandle(page).waitFor();
    await solvePuzzle(page);
    await heading(page, 'Slider').waitFor();
  }, freshlySignedOut),
);
