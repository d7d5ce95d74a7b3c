/**
 * A ref for the content of a dialog. It focuses the first field, or the first button if there is
 * none.
 */
export function focusFirst(content: HTMLElement | null): void {
  const first = content?.querySelector('input') ?? content?.querySelector('button');
  first?.focus({ preventScroll: true });
}
