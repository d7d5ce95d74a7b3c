/** A ref for an element that appears where the user may not be looking. It scrolls there. */
export const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' });
