import { EditorState } from 'draft-js';
import type { ContentBlock, ContentState, DraftDecoratorType } from 'draft-js';
import BlockTree from 'draft-js/lib/BlockTree';
import type { LeafSets } from 'draft-js/lib/BlockTree';
import { commonFormats, formatsOf, typedInto } from './formats';
import type { Formatted, Stretch } from './formats';
import { generateLeaves, growLeaves, shiftLeaves } from './leaves';
import { cut, isLong } from './pieces';

const generateByCharacter = BlockTree.generate;

interface PieceTree extends Stretch {
  leafSets: LeafSets;
  /** Since its syllables were found, somebody has typed. */
  hasGrown?: boolean;
}

interface BlockPieces extends Formatted {
  block: ContentBlock;
  decorator: DraftDecoratorType | null;
  pieces: PieceTree[];
}

function shift(piece: PieceTree, by: number): PieceTree {
  if (by === 0) return piece;
  const { start, end, leafSets } = piece;
  return { ...piece, start: start + by, end: end + by, leafSets: shiftLeaves(leafSets, by) };
}

/** What of the pieces stays as it is before and after a change, and the new extent of the rest. */
function unchanged({ pieces, ...before }: BlockPieces, after: Formatted) {
  const growth = after.text.length - before.text.length;
  const isSame = ({ start, end, hasGrown }: PieceTree, by: number) =>
    !hasGrown && before.text.slice(start, end) === after.text.slice(start + by, end + by);
  const [prefix, suffix] = commonFormats(before, after);
  const isHead = (piece?: PieceTree) => piece && piece.end <= prefix && isSame(piece, 0);
  let count = 0;
  while (isHead(pieces[count])) count += 1;
  const head = pieces.slice(0, count);
  const headEnd = head.at(-1)?.end ?? 0;
  const tailStart = Math.max(headEnd, headEnd - growth, before.text.length - suffix);
  const isTail = (piece?: PieceTree) => piece && piece.start >= tailStart && isSame(piece, growth);
  let from = pieces.length;
  while (isTail(pieces[from - 1])) from -= 1;
  const tail = pieces.slice(from).map((piece) => shift(piece, growth));
  // What is inserted between two pieces belongs to the first, where the browser inserts it too.
  if (count === from) head.pop();
  const changed = {
    start: head.at(-1)?.end ?? 0,
    end: tail[0]?.start ?? after.text.length,
  };
  return { head, changed, tail };
}

/** The paragraph that was worked on last, which is most likely the next one too. */
let latest: BlockPieces | undefined;

/** The paragraphs in which somebody has typed since their syllables were found. */
const grown = new Set<string>();

/** The pieces with what was typed, where draft-js can leave it to the browser; otherwise undefined. */
function grow(block: ContentBlock, decorator: DraftDecoratorType | null): PieceTree[] | undefined {
  const typed = typedInto(block);
  if (!typed || latest?.block !== typed.before || latest.decorator !== decorator) return undefined;
  const { at, by } = typed;
  const pieces: PieceTree[] = [];
  for (const piece of latest.pieces) {
    const { start, end } = piece;
    if (end < at) pieces.push(piece);
    else if (start >= at) pieces.push(shift(piece, by));
    else {
      const leafSets = growLeaves(piece.leafSets, at, by);
      if (!leafSets) return undefined;
      pieces.push({ start, end: end + by, leafSets, hasGrown: true });
    }
  }
  return pieces;
}

function divide(
  content: ContentState,
  block: ContentBlock,
  decorator: DraftDecoratorType | null,
): PieceTree[] {
  const formatted = { text: block.getText(), formats: formatsOf(block) };
  const whole = { start: 0, end: formatted.text.length };
  const treeOf = (piece: Stretch) => ({
    ...piece,
    leafSets: generateLeaves(content, block, piece, decorator),
  });
  if (!isLong(formatted.text)) return [treeOf(whole)];
  const isSame = latest?.block.getKey() === block.getKey() && latest.decorator === decorator;
  const { head, changed, tail } =
    latest && isSame ? unchanged(latest, formatted) : { head: [], changed: whole, tail: [] };
  return [...head, ...cut(formatted, changed).map(treeOf), ...tail];
}

/**
 * The leaves of a block for draft-js. While somebody types, they stay as they are but for what is typed: draft-js then leaves
 * it to the browser to insert a character. The syllables of that text are found by `findSyllables` in a pause. Those of a
 * long block are in pieces: Chromium lays out again the text from the changed node on much faster than all of a long one,
 * and only the leaves of the changed piece are computed anew.
 */
export function generate(
  content: ContentState,
  block: ContentBlock,
  decorator: DraftDecoratorType | null,
): LeafSets {
  const pieces = grow(block, decorator) ?? divide(content, block, decorator);
  if (pieces.some(({ hasGrown }) => hasGrown)) grown.add(block.getKey());
  else grown.delete(block.getKey());
  latest = { text: block.getText(), formats: formatsOf(block), block, decorator, pieces };
  const [first, ...rest] = pieces.map(({ leafSets }) => leafSets);
  return first ? first.concat(...rest) : generateByCharacter(content, block, decorator);
}

interface Trees {
  set: (key: string, tree: LeafSets) => Trees;
  equals: (other: Trees) => boolean;
}

/** Missing from the types of draft-js. */
interface TreeState {
  getImmutable: () => { get: (name: 'treeMap') => Trees };
}

/** The state with the syllables found of what has been typed; the same where that changes nothing, or while a letter is composed. */
export function settle(state: EditorState): EditorState {
  if (state.isInCompositionMode()) return state;
  const content = state.getCurrentContent();
  const before = (state as EditorState & TreeState).getImmutable().get('treeMap');
  const after = [...grown].reduce((trees, key) => {
    const block = content.getBlockForKey(key) as ContentBlock | undefined;
    return block ? trees.set(key, generate(content, block, state.getDecorator())) : trees;
  }, before);
  grown.clear();
  if (after.equals(before)) return state;
  // Without a new selection, draft-js would not render what has the same text.
  return EditorState.set(state, {
    treeMap: after,
    nativelyRenderedContent: null,
    forceSelection: true,
  });
}
