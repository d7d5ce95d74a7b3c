import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { fillSignIn, solvePuzzle } from '../helpers/browser/puzzle';
import { ADMIN, Product } from '../helpers/server/product';
import { button, heading, logOut } from './support/screen';
import { openStage } from './support/stage';

const product = new Product({ TOTP_KEY: '5a'.repeat(32) });
const { scene } = openStage({ other: product });

const STEP_MS = 30_000;

const codeOf = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** Signs in up to the code. */
async function signInWith(page: Page, code: string) {
  await fillSignIn(page, ADMIN);
  await solvePuzzle(page);
  const dialog = page.getByRole('dialog', { name: 'Enter your code' });
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByRole('button', { name: 'Login' }).click();
  return dialog;
}

test(
  'sets it up, signs in with a code, and refuses the same code again',
  scene(
    async ({ page, open, faults }) => {
      faults.announce(/401/);
      await open('/');
      await fillSignIn(page, ADMIN);
      await solvePuzzle(page);
      await heading(page, 'Slider').waitFor();
      await open('/profile');
      await button(page, 'Set up').click();
      const setUp = page.getByRole('dialog', { name: 'Set up two-factor sign-in' });
      await setUp.getByLabel('Current Password', { exact: true }).fill(ADMIN.password);
      await setUp.getByRole('button', { name: 'Next' }).click();
      await setUp.getByRole('img', { name: 'QR code of the key' }).waitFor();
      const secret = (await setUp.locator('code').allTextContents()).join('');
      // The server also accepts the code of the next time step, so users never have to wait for it.
      const at = Date.now();
      await setUp.getByLabel('Code').fill(codeOf(secret, at));
      await setUp.getByRole('button', { name: 'Turn on' }).click();
      const codes = page.getByRole('dialog', { name: 'Recovery codes' });
      const download = page.waitForEvent('download');
      await codes.getByRole('link', { name: 'Download' }).click();
      expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
      const [recovery = ''] = await codes.locator('code').allTextContents();
      await codes.getByRole('button', { name: 'I have kept them' }).click();
      await page.getByText('Recovery codes left: 10').waitFor();
      await logOut(page);
      const next = codeOf(secret, at + STEP_MS);
      await signInWith(page, next);
      await heading(page, 'Slider').waitFor();
      await logOut(page);
      const refused = await signInWith(page, next);
      await refused.getByText('The code is wrong, or has been used before.').waitFor();
      await refused.getByRole('button', { name: 'Use a recovery code' }).click();
      await refused.getByLabel('Recovery code').fill(recovery);
      await refused.getByRole('button', { name: 'Login' }).click();
      await heading(page, 'Slider').waitFor();
    },
    { signedOut: true },
  ),
);
