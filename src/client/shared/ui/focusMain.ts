/** The id of the main area in the shell. */
const MAIN_ID = 'main';

/** Moves the focus to the main area, so that reading and tabbing go on from there. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
