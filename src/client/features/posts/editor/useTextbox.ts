import type { Editor } from 'draft-js';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { FieldState } from '../../../shared/form/fieldState';

/** What draft-js has no property for: the state of the field, and a label that leads to the text. */
export function useTextbox(
  editor: RefObject<Editor | null>,
  field: FieldState,
  focus: () => void,
): void {
  const { id, labelId, message } = field;
  useEffect(() => {
    const textbox = editor.current?.editor;
    if (!textbox) return;
    textbox.setAttribute('id', id);
    textbox.setAttribute('aria-required', 'true');
    textbox.setAttribute('aria-invalid', String(message !== undefined));
  }, [editor, id, message]);

  useEffect(() => {
    const label = document.getElementById(labelId);
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [focus, labelId]);
}
