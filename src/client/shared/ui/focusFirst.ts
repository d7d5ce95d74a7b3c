/** A ref for the content of a dialog: its first field gets the focus, or its first button. */
export function focusFirst(content: HTMLElement | null): void {
  const first = content?.querySelector('input') ?? content?.querySelector('button');
  first?.focus({ preventScroll: true });
}
