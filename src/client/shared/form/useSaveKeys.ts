import { useRef } from 'react';
import { useShortcut } from '../shortcuts/useShortcut';

/** Control+S and Control+Enter press the submit button, unless it is busy. @returns a ref for the form */
export function useSaveKeys() {
  const form = useRef<HTMLFormElement>(null);
  const save = () => {
    const button = form.current?.querySelector<HTMLButtonElement>('[type="submit"]');
    if (button && !button.disabled) form.current?.requestSubmit(button);
  };
  useShortcut('Control+S', form, save);
  useShortcut('Control+Enter', form, save);
  return form;
}
