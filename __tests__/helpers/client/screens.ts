import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const findPage = (name: string) => screen.findByRole('heading', { level: 1, name });

export const button = (name: string) => screen.getByRole('button', { name });

/** The texts of the only table, header first. */
export const tableTexts = () =>
  screen.getAllByRole('row').map(({ children }) => [...children].map((cell) => cell.textContent));

/** The texts of a description list by their terms. */
export const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

/** The visible tiles, by the descriptions of their `Remove File` buttons. */
export const tiles = () =>
  screen.queryAllByRole('button', { name: 'Remove File' }).map((button) => {
    const nameId = button.getAttribute('aria-describedby') ?? '';
    return document.getElementById(nameId)?.textContent;
  });

export const findSignIn = () => screen.findByLabelText('E-mail');

/**
 * Writes a text into a field as a script in the page does, such as an on-screen keyboard: React
 * knows the new value by then, so it ignores events that follow.
 */
export const writeInto = (field: HTMLElement, value: string) => Object.assign(field, { value });

/** Waits until the focus is there. It may move after the frame that shows the rest. */
export const focused = (find: () => HTMLElement) => waitFor(() => expect(find()).toHaveFocus());

/**
 * Waits until no dialog is on the page. A fading dialog still hides the page from queries by role.
 */
export const gone = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/**
 * Answers a question with the button of this name, and waits until the question is gone. By default
 * it answers any question.
 */
export async function answer(user: UserEvent, name: string, question?: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', question ? { name: question } : {});
  await user.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

/** Presses keys on the handle with irregular pauses, as a human does. */
function pressKeys(handle: HTMLElement, presses: { key: string; shiftKey?: boolean }[]): void {
  let now = 0;
  presses.forEach((init, index) => {
    const event = createEvent.keyDown(handle, init);
    now += 80 + 7 * index;
    Object.defineProperty(event, 'timeStamp', { value: now });
    fireEvent(handle, event);
  });
}

export async function solvePuzzle(): Promise<void> {
  const handle = await screen.findByRole('slider', { name: 'Slide to verify' });
  const pixels = Number(/\d+/.exec(handle.getAttribute('aria-valuetext') ?? '')?.[0]);
  pressKeys(handle, [
    ...Array.from({ length: Math.floor(pixels / 10) }, () => ({ key: 'ArrowRight' })),
    ...Array.from({ length: pixels % 10 }, () => ({ key: 'ArrowRight', shiftKey: true })),
    { key: 'Enter' },
  ]);
}

/** Fills in the form, sends it and solves the puzzle. The call is pending when it resolves. */
export async function signIn(
  user: UserEvent,
  email = 'khin@example.org',
  password = 'သတိပေး-2026',
): Promise<void> {
  await user.click(await findSignIn());
  await user.paste(email);
  await user.click(screen.getByLabelText('Password'));
  await user.paste(password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await solvePuzzle();
}

export async function chooseAccount(user: UserEvent, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}
