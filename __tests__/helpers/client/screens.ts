import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { solvePuzzle } from './solvePuzzle';

export const findPage = (name: string) => screen.findByRole('heading', { level: 1, name });

export const button = (name: string) => screen.getByRole('button', { name });

export const findSignIn = () => screen.findByLabelText('E-mail');

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
