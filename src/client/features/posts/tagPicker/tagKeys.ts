import type { KeyboardEvent } from 'react';

/** A key event of the picker; MUI passes over it once `defaultMuiPrevented` is set. */
type PickerKey = KeyboardEvent<HTMLElement> & { defaultMuiPrevented?: boolean };

interface Picker {
  typed: string;
  isOpen: boolean;
  open: () => void;
}

/** The Enter that ends a composition belongs to the keyboard's own list of words. */
const isComposing = ({ nativeEvent, keyCode }: PickerKey) =>
  nativeEvent.isComposing || keyCode === 229;

const lastChip = ({ parentElement }: HTMLElement) =>
  [...(parentElement?.querySelectorAll<HTMLElement>('[data-item-index]') ?? [])].at(-1);

/** Enter never sends the form while something is typed; Backspace takes nothing out unannounced. */
function handleInputKey(event: PickerKey, input: HTMLElement, picker: Picker): void {
  if (event.key === 'Enter' && picker.typed.trim() !== '') {
    event.preventDefault();
    if (!picker.isOpen) picker.open();
  }
  if (event.key === 'Backspace' && picker.typed === '') {
    event.defaultMuiPrevented = true;
    lastChip(input)?.focus();
  }
}

/**
 * What the keys of the tag picker do beyond MUI's own. Backspace in the empty field first goes to
 * the last tag; a second press takes it out. On a tag, Enter and space press its button.
 */
export function handleTagKey(event: PickerKey, picker: Picker): void {
  const { target, key } = event;
  if (isComposing(event)) event.defaultMuiPrevented = true;
  else if (target instanceof HTMLInputElement) handleInputKey(event, target, picker);
  else if (key === 'Enter' || key === ' ') event.defaultMuiPrevented = true;
}
