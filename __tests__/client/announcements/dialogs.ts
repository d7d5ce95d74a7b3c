import { screen, waitFor } from '@testing-library/react';

/** The dialog of that name, once it is open. */
export const dialog = (name: string) => screen.findByRole('dialog', { name });
/** Waits until no dialog is open. */
export const gone = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
