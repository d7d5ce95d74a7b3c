import type { Page } from 'playwright-core';

async function centerOf(page: Page, testId: string) {
  const box = await page.getByTestId(testId).boundingBox();
  if (!box) throw new Error(`${testId} is not on the screen.`);
  return box.x + box.width / 2;
}

/**
 * Solves the slide puzzle from what is on the screen, as a hand would: presses the handle, moves in
 * steps that waver up and down, and lets go when the piece covers the hole.
 */
export async function solvePuzzle(page: Page): Promise<void> {
  const handle = await page.getByRole('slider', { name: 'Slide to verify' }).boundingBox();
  if (!handle) throw new Error('The handle of the puzzle is not on the screen.');
  const x = handle.x + handle.width / 2;
  const y = handle.y + handle.height / 2;
  const distance = (await centerOf(page, 'puzzle-hole')) - (await centerOf(page, 'puzzle-piece'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(x + (distance * step) / 12, y + (step % 3));
  }
  await page.mouse.up();
}

/** Fills the form and solves the puzzle; the call is under way when it returns. */
export async function signIn(page: Page, { email, password }: Record<'email' | 'password', string>) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await solvePuzzle(page);
}
