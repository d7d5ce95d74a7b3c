import type { ContentBlock, ContentState, DraftDecoratorType } from 'draft-js';
import BlockTree from 'draft-js/lib/BlockTree';
import type { LeafSets, Positions } from 'draft-js/lib/BlockTree';
import { unbrokenParts } from '../../../../shared/text/syllables/unbrokenParts';
import { commonFormats, formatsIn, formatsOf } from './formats';
import type { Formatted, Stretch } from './formats';
import { cut, isLong } from './pieces';

const generateByCharacter = BlockTree.generate;

interface PieceTree extends Stretch {
  leafSets: LeafSets;
}

interface BlockPieces extends Formatted {
  key: string;
  decorator: DraftDecoratorType | null;
  pieces: PieceTree[];
}

const place = <Placed extends Positions>(placed: Placed, { start, end }: Stretch): Placed =>
  placed.set('start', start).set('end', end);

/** Each at another place. Records of draft-js take three times as long to merge as to set. */
const placeAll = (leafSets: LeafSets, at: (stretch: Stretch) => Stretch): LeafSets =>
  leafSets.map((leafSet) =>
    place(leafSet, at(leafSet)).set(
      'leaves',
      leafSet.leaves.map((leaf) => place(leaf, at(leaf))),
    ),
  );

/**
 * The leaves of a stretch of a block. draft-js reads the format of each character, which takes long: here
 * one stands for each run of the same format, but where the decorator has syllables to find in the text.
 */
function generateLeaves(
  content: ContentState,
  block: ContentBlock,
  { start, end }: Stretch,
  decorator: DraftDecoratorType | null,
): LeafSets {
  const text = block.getText().slice(start, end);
  if (unbrokenParts(text).length > 0) {
    const characterList = block.getCharacterList().slice(start, end).toList();
    const part = block.merge({ text, characterList }) as ContentBlock;
    const leafSets = generateByCharacter(content, part, decorator);
    return shift({ start: 0, end: end - start, leafSets }, start).leafSets;
  }
  const formats = formatsIn(formatsOf(block), { start, end });
  const runs = block.merge({
    text: '-'.repeat(formats.length),
    characterList: block
      .getCharacterList()
      .clear()
      .concat(formats.map(({ format }) => format))
      .toList(),
  }) as ContentBlock;
  const inBlock = (run: number) => formats[run]?.start ?? end;
  return placeAll(generateByCharacter(content, runs, decorator), (leaf) => ({
    start: inBlock(leaf.start),
    end: inBlock(leaf.end),
  }));
}

function shift(piece: PieceTree, by: number): PieceTree {
  if (by === 0) return piece;
  const moved = ({ start, end }: Stretch) => ({ start: start + by, end: end + by });
  return { ...moved(piece), leafSets: placeAll(piece.leafSets, moved) };
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
