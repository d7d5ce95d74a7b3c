import { EditorState, Modifier } from 'draft-js';
import type { ContentBlock } from 'draft-js';
import type { LeafSets } from 'draft-js/lib/BlockTree';
import { generate } from './blockTree';
import { growLeaves } from './leaves';

interface Trees {
  get: (key: string) => LeafSets;
  set: (key: string, leafSets: LeafSets) => Trees;
  equals: (other: Trees) => boolean;
}

/** Missing from the types of draft-js. */
interface TreeState {
  getImmutable: () => { get: (name: 'treeMap') => Trees };
}

const treesOf = (state: EditorState) =>
  (state as EditorState & TreeState).getImmutable().get('treeMap');

export const leavesOf = (state: EditorState, block: ContentBlock): LeafSets =>
  treesOf(state).get(block.getKey());

/** The paragraphs whose leaves are held. */
const held = new Set<string>();

/**
 * The state with letters that the browser has inserted at the caret, into the leaf before it. The leaves are held as they are on
 * the page, also where the letters have become a syllable that a line must not break: `settle` finds it.
 */
export function insertHeld(state: EditorState, letters: string): EditorState {
  const caret = state.getSelection();
  const [key, at] = [caret.getStartKey(), caret.getStartOffset()];
  const style = state.getCurrentInlineStyle();
  const content = Modifier.replaceText(state.getCurrentContent(), caret, letters, style);
  const next = EditorState.push(state, content, 'insert-characters');
  held.add(key);
  return EditorState.set(next, {
    treeMap: treesOf(next).set(key, growLeaves(treesOf(state).get(key), at, letters.length)),
    nativelyRenderedContent: next.getCurrentContent(),
    forceSelection: false,
  });
}

/** The state with all syllables found; the same where that changes nothing, or while a letter is composed. */
export function settle(state: EditorState): EditorState {
  if (state.isInCompositionMode()) return state;
  const content = state.getCurrentContent();
  const before = treesOf(state);
  const treeMap = [...held].reduce((trees, key) => {
    const block = content.getBlockForKey(key) as ContentBlock | undefined;
    return block ? trees.set(key, generate(content, block, state.getDecorator())) : trees;
  }, before);
  held.clear();
  if (treeMap.equals(before)) return state;
  // Without a new selection, draft-js would not render what has the same text.
  return EditorState.set(state, { treeMap, nativelyRenderedContent: null, forceSelection: true });
}
