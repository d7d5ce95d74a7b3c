import { EditorState, Modifier } from 'draft-js';
import type { ContentBlock, ContentState, SelectionState } from 'draft-js';
import { LINK } from '../converters/vocabulary';

function linkKeyAt(block: ContentBlock, offset: number): string | null {
  // At the end of a link the caret still counts as in it.
  return block.getEntityAt(offset) ?? (offset > 0 ? block.getEntityAt(offset - 1) : null);
}

function startOf(state: EditorState) {
  const selection = state.getSelection();
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  return { selection, block, key: linkKeyAt(block, selection.getStartOffset()) };
}

function urlOf(content: ContentState, key: string): string {
  return (content.getEntity(key).getData() as { url: string }).url;
}

/** The address of the link that the selection begins in; '' where there is none. */
export function linkAt(state: EditorState): string {
  const { key } = startOf(state);
  return key ? urlOf(state.getCurrentContent(), key) : '';
}

/** The selection, widened to the whole of the link that a bare caret stands in. */
function linkRange(state: EditorState): SelectionState {
  const { selection, block, key } = startOf(state);
  if (!selection.isCollapsed() || !key) return selection;
  const at = selection.getStartOffset();
  let range = selection;
  block.findEntityRanges(
    (look) => look.getEntity() === key,
    (start, end) => {
      if (start <= at && at <= end)
        range = selection.merge({ anchorOffset: start, focusOffset: end });
    },
  );
  return range;
}

/** Whether a new link would need a text of its own: nothing is selected, and no link is there. */
export const needsLinkText = (state: EditorState) => linkRange(state).isCollapsed();

/** Links the selection, or the link that the caret is in, to an address. */
export const setLink = (url: string, text: string) => (state: EditorState) => {
  const range = linkRange(state);
  const content = state.getCurrentContent().createEntity(LINK, 'MUTABLE', { url });
  const key = content.getLastCreatedEntityKey();
  const linked = range.isCollapsed()
    ? Modifier.insertText(content, range, text || url, state.getCurrentInlineStyle(), key)
    : Modifier.applyEntity(content, range, key);
  return EditorState.push(state, linked, 'apply-entity');
};

export function removeLink(state: EditorState): EditorState {
  const unlinked = Modifier.applyEntity(state.getCurrentContent(), linkRange(state), null);
  return EditorState.push(state, unlinked, 'apply-entity');
}
