const MAIN_ID = 'main';

export function focusHeading(): void {
  document.querySelector<HTMLElement>(`#${MAIN_ID} h1`)?.focus({ preventScroll: true });
}

/** Moves the focus to the shell's main area, so that reading and tabbing continue there. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
