import type { Editor } from 'draft-js';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { FieldState } from '../../../shared/form/fieldState';

/**
 * Keeps the browser from formatting the text behind draft-js's back, as the menus of phones do; what it
 * has not got to think of makes it faster, too. Browsers of before 2025 may not know how.
 */
function leaveFormatsToDraft(textbox: HTMLElement): void {
  try {
    textbox.contentEditable = 'plaintext-only';
  } catch {
    textbox.contentEditable = 'true';
  }
}

/** What draft-js has no property for: the state of the field, and a label that leads to the text. */
export function useTextbox(editor: RefObject<Editor | null>, field: FieldState): void {
  const { id, labelId, message } = field;
  useEffect(() => {
    const textbox = editor.current?.editor;
    if (!textbox) return;
    leaveFormatsToDraft(textbox);
    textbox.setAttribute('id', id);
    textbox.setAttribute('aria-required', 'true');
    textbox.setAttribute('aria-invalid', String(message !== undefined));
  }, [editor, id, message]);

  useEffect(() => {
    const label = document.getElementById(labelId);
    const focus = () => editor.current?.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [editor, labelId]);
}
