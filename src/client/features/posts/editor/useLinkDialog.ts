import type { EditorState } from 'draft-js';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Command } from './commands/keys';
import { linkAt, needsLinkText, removeLink, setLink } from './commands/linkCommands';

const unchanged: Command = (state) => state;

/**
 * The dialog of a link: what it is shown with, while it is open, and what opens it.
 *
 * @param current what the editor holds by now
 * @param run changes the text and puts the caret back into it
 */
export function useLinkDialog(current: () => EditorState, run: (command: Command) => void) {
  const [shown, setShown] = useState<{ url: string; needsText: boolean } | null>(null);
  const open = useCallback(
    () => setShown({ url: linkAt(current()), needsText: needsLinkText(current()) }),
    [current],
  );
  const closeWith = (command: Command) => {
    // An open dialog would pull the focus back out of the text.
    flushSync(() => setShown(null));
    run(command);
  };
  const dialog = shown && {
    ...shown,
    onSave: (url: string, text: string) => closeWith(setLink(url, text)),
    onRemove: () => closeWith(removeLink),
    onClose: () => closeWith(unchanged),
  };
  return { open, dialog };
}
