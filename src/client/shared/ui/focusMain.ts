const MAIN_ID = 'main';

/** Moves the focus to the shell's main area, so that reading and tabbing continue there. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
