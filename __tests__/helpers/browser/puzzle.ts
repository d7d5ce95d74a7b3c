import type { Locator, Page } from 'playwright-core';

interface Point {
  x: number;
  y: number;
}

interface Hand {
  press(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  release(at: Point): Promise<void>;
}

/** The number of moves of a drag. The puzzle's throttle would drop more. */
const STEPS = 12;

export const puzzleHandle = (page: Page) => page.getByRole('slider', { name: 'Slide to verify' });

async function centerOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const mouseOf = ({ mouse }: Page): Hand => ({
  async press({ x, y }) {
    await mouse.move(x, y);
    await mouse.down();
  },
  move: ({ x, y }) => mouse.move(x, y),
  release: () => mouse.up(),
});

/** A finger. It uses Chromium's protocol, because Playwright itself can only tap. */
export async function fingerOf(page: Page): Promise<Hand> {
  const chromium = await page.context().newCDPSession(page);
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) => {
    await chromium.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    press: (at) => send('touchStart', [at]),
    move: (to) => send('touchMove', [to]),
    release: () => send('touchEnd', []),
  };
}

async function distanceToHole(page: Page): Promise<number> {
  const hole = await centerOf(page.getByTestId('puzzle-hole'));
  return hole.x - (await centerOf(page.getByTestId('puzzle-piece'))).x;
}

/**
 * Drags the handle of the puzzle to the right by some CSS pixels, in small steps and not quite
 * straight.
 */
async function dragPuzzle(page: Page, distance: number, hand: Hand) {
  const start = await centerOf(puzzleHandle(page));
  const at = (step: number) => ({
    x: start.x + (distance * step) / STEPS,
    y: start.y + (step % 2) * 2,
  });
  await hand.press(start);
  for (let step = 1; step <= STEPS; step += 1) await hand.move(at(step));
  await hand.release(at(STEPS));
}

export async function solvePuzzle(page: Page, hand = mouseOf(page)): Promise<void> {
  await puzzleHandle(page).waitFor();
  await dragPuzzle(page, await distanceToHole(page), hand);
}

/** Solves the puzzle with keys, from the distance that the handle announces to screen readers. */
export async function solvePuzzleByKeys(page: Page): Promise<void> {
  const announced = (await puzzleHandle(page).getAttribute('aria-valuetext')) ?? '';
  const pixels = Number(/\d+/.exec(announced)?.[0]);
  const keys = [
    ...Array.from({ length: Math.floor(pixels / 10) }, () => 'ArrowRight'),
    ...Array.from({ length: pixels % 10 }, () => 'Shift+ArrowRight'),
  ];
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
}

export async function fillSignIn(page: Page, person: Record<'email' | 'password', string>) {
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await puzzleHandle(page).waitFor();
}

/** Fills in the form and solves the puzzle. The request is pending when it returns. */
export async function signIn(page: Page, person: Record<'email' | 'password', string>) {
  await fillSignIn(page, person);
  await solvePuzzle(page);
}
