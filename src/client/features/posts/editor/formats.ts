import type { EditorState } from 'draft-js';
import type { Alignment, TextColor } from '../../../../contract/postHtml';
import { colorOf } from './commands/inlineCommands';
import { linkAt } from './commands/linkCommands';
import { alignmentOf, typeOf } from './converters/vocabulary';
import type { BlockType } from './converters/vocabulary';

/** What the toolbar shows of the place where the caret is. */
export interface Formats {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  color: TextColor | undefined;
  /** Address of the link; '' for none. */
  link: string;
  block: BlockType;
  alignment: Alignment | undefined;
  canUndo: boolean;
  canRedo: boolean;
}

export function formatsAt(state: EditorState): Formats {
  const styles = state.getCurrentInlineStyle();
  const block = state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey());
  return {
    bold: styles.has('BOLD'),
    italic: styles.has('ITALIC'),
    underline: styles.has('UNDERLINE'),
    color: colorOf(styles),
    link: linkAt(state),
    block: typeOf(block),
    alignment: alignmentOf(block),
    canUndo: !state.getUndoStack().isEmpty(),
    canRedo: !state.getRedoStack().isEmpty(),
  };
}
