import type { ContentBlock, ContentState, DraftDecoratorType } from 'draft-js';
import type { LeafSets } from 'draft-js/lib/BlockTree';
import { commonFormats, formatsOf } from './formats';
import type { Formatted, Stretch } from './formats';
import { generateLeaves, shiftLeaves } from './leaves';
import { cut, isLong } from './pieces';

interface PieceTree extends Stretch {
  leafSets: LeafSets;
}

interface BlockPieces extends Formatted {
  key: string;
  decorator: DraftDecoratorType | null;
  pieces: PieceTree[];
}

function shift({ start, end, leafSets }: PieceTree, by: number): PieceTree {
  return { start: start + by, end: end + by, leafSets: shiftLeaves(leafSets, by) };
}

/** What of the pieces stays as it is before and after a change, and the new extent of the rest. */
function unchanged({ pieces, ...before }: BlockPieces, after: Formatted) {
  const growth = after.text.length - before.text.length;
  const hasText = ({ start, end }: Stretch, by: number) =>
    before.text.slice(start, end) === after.text.slice(start + by, end + by);
  const [prefix, suffix] = commonFormats(before, after);
  const isHead = (piece?: Stretch) => piece && piece.end <= prefix && hasText(piece, 0);
  let count = 0;
  while (isHead(pieces[count])) count += 1;
  const head = pieces.slice(0, count);
  const headEnd = head.at(-1)?.end ?? 0;
  const tailStart = Math.max(headEnd, headEnd - growth, before.text.length - suffix);
  const isTail = (piece?: Stretch) => piece && piece.start >= tailStart && hasText(piece, growth);
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

/**
 * The leaves of a block for draft-js; those of a long one in pieces that stay where they are while
 * somebody types. Chromium lays out again the text from the changed node on much faster than all of a
 * long one, and only the leaves of the changed piece are computed anew.
 */
export function generate(
  content: ContentState,
  block: ContentBlock,
  decorator: DraftDecoratorType | null,
): LeafSets {
  const formatted = { text: block.getText(), formats: formatsOf(block) };
  const whole = { start: 0, end: formatted.text.length };
  const leavesOf = (piece: Stretch) => generateLeaves(content, block, piece, decorator);
  if (!isLong(formatted.text)) return leavesOf(whole);
  const key = block.getKey();
  const isSame = latest?.key === key && latest.decorator === decorator;
  const { head, changed, tail } =
    latest && isSame ? unchanged(latest, formatted) : { head: [], changed: whole, tail: [] };
  const generated = cut(formatted, changed).map((piece) => ({
    ...piece,
    leafSets: leavesOf(piece),
  }));
  const pieces = [...head, ...generated, ...tail];
  latest = { ...formatted, key, decorator, pieces };
  const [first, ...rest] = pieces.map(({ leafSets }) => leafSets);
  return first ? first.concat(...rest) : leavesOf(whole);
}
