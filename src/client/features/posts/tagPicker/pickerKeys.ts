import type { KeyboardEvent } from 'react';

/** MUI ignores a key event once `defaultMuiPrevented` is set. */
type PickerKey = KeyboardEvent<HTMLElement> & { defaultMuiPrevented?: boolean };

interface ListState {
  text: string;
  isOpen: boolean;
  open: () => void;
  /** Whether the arrow keys have highlighted an option since the last letter. */
  isArrowed: boolean;
  /** Chooses the option that the text names; returns false if there is none. */
  chooseTyped: () => boolean;
}

/** The Enter that ends a composition belongs to the input method. */
const isComposing = ({ nativeEvent, keyCode }: PickerKey) =>
  nativeEvent.isComposing || keyCode === 229;

const lastChip = ({ parentElement }: HTMLElement) =>
  [...(parentElement?.querySelectorAll<HTMLElement>('[data-item-index]') ?? [])].at(-1);

/**
 * Enter takes the typed text, unless the arrow keys have highlighted an option. It never submits
 * the form while there is text. The first Backspace only focuses the last tag.
 */
function handleInputKey(event: PickerKey, input: HTMLElement, list: ListState): void {
  if (event.key === 'Enter' && list.text.trim() !== '') {
    event.preventDefault();
    if (list.isOpen && list.isArrowed) return;
    event.defaultMuiPrevented = true;
    if (!list.chooseTyped() && !list.isOpen) list.open();
  }
  if (event.key === 'Backspace' && list.text === '') {
    event.defaultMuiPrevented = true;
    lastChip(input)?.focus();
  }
}

/** Changes MUI's key handling. On a tag, Enter and Space press its remove button. */
export function handleKey(event: PickerKey, list: ListState): void {
  const { target, key } = event;
  if (isComposing(event)) event.defaultMuiPrevented = true;
  else if (target instanceof HTMLInputElement) handleInputKey(event, target, list);
  else if (key === 'Enter' || key === ' ') event.defaultMuiPrevented = true;
}
