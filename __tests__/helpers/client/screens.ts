import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { solvePuzzle } from './solvePuzzle';

/** The page title, once the page of that name is on show. */
export const findPage = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The button of that name, which has to be on show. */
export const button = (name: string) => screen.getByRole('button', { name });

/** The sign-in screen's first field, once the screen is on show. */
export const findSignIn = () => screen.findByLabelText('E-mail');

/** Waits until the focus has moved there, which it may do after the frame that shows the rest. */
export const focused = (find: () => HTMLElement) => waitFor(() => expect(find()).toHaveFocus());

/** Waits until no dialog is on the page. One that fades still hides the page from queries by role. */
export const gone = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Answers the question, by default any, with the button of that name, and waits until it is gone. */
export async function answer(user: UserEvent, name: string, question?: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', question ? { name: question } : {});
  await user.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

/** Fills the form, sends it and solves the puzzle; the call is under way when it resolves. */
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

/** Chooses an item of the account menu. */
export async function chooseAccount(user: UserEvent, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}
