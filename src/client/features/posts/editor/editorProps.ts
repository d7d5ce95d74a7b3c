import type { EditorProps, EditorState } from 'draft-js';
import { pressEnter } from './commands/enterKey';
import { afterKeyCommand, commandOfKey, OPEN_LINK } from './commands/keys';
import { pasteInto } from './commands/paste';

interface Handlers {
  /** By which draft-js marks what is copied out of it. */
  editorKey: string;
  change: (state: EditorState) => void;
  openLink: () => void;
}

/** What the editor does with keys, the clipboard and what is dropped on it. */
export function editorProps({ editorKey, change, openLink }: Handlers): Partial<EditorProps> {
  return {
    editorKey,
    keyBindingFn: commandOfKey,
    handleKeyCommand: (command, state) => {
      if (command === OPEN_LINK) {
        openLink();
        return 'handled';
      }
      const next = afterKeyCommand(state, command);
      if (next) change(next);
      return next ? 'handled' : 'not-handled';
    },
    handleReturn: (event, state) => {
      change(pressEnter(state, event.shiftKey));
      return 'handled';
    },
    handlePastedText: (text, html, state) => {
      // What was copied here itself draft-js has kept as it was.
      if (html?.includes(editorKey)) return 'not-handled';
      change(pasteInto(state, text, html));
      return 'handled';
    },
    // Images have a field of their own.
    handlePastedFiles: () => 'handled',
    handleDroppedFiles: () => 'handled',
  };
}
