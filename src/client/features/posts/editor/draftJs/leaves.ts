import type { ContentBlock, ContentState, DraftDecoratorType } from 'draft-js';
import BlockTree from 'draft-js/lib/BlockTree';
import type { LeafSets, Positions } from 'draft-js/lib/BlockTree';
import { unbrokenParts } from '../../../../shared/text/syllables/unbrokenParts';
import { formatsIn, formatsOf } from './formats';
import type { Stretch } from './formats';

const generateByCharacter = BlockTree.generate;

const place = <Placed extends Positions>(placed: Placed, { start, end }: Stretch): Placed =>
  placed.set('start', start).set('end', end);

/** Each at another place. Records of draft-js take three times as long to merge as to set. */
function placeAll(leafSets: LeafSets, at: (position: number) => number): LeafSets {
  const moved = ({ start, end }: Stretch) => ({ start: at(start), end: at(end) });
  return leafSets.map((leafSet) =>
    place(leafSet, moved(leafSet)).set(
      'leaves',
      leafSet.leaves.map((leaf) => place(leaf, moved(leaf))),
    ),
  );
}

export const shiftLeaves = (leafSets: LeafSets, by: number): LeafSets =>
  by === 0 ? leafSets : placeAll(leafSets, (position) => position + by);

/**
 * The leaves of a stretch of a block. draft-js reads the format of each character, which takes long: here
 * one stands for each run of the same format, but where the decorator has syllables to find in the text.
 */
export function generateLeaves(
  content: ContentState,
  block: ContentBlock,
  { start, end }: Stretch,
  decorator: DraftDecoratorType | null,
): LeafSets {
  const text = block.getText().slice(start, end);
  if (unbrokenParts(text).length > 0) {
    const characterList = block.getCharacterList().slice(start, end).toList();
    const part = block.merge({ text, characterList }) as ContentBlock;
    return shiftLeaves(generateByCharacter(content, part, decorator), start);
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
  return placeAll(
    generateByCharacter(content, runs, decorator),
    (run) => formats[run]?.start ?? end,
  );
}

/** The leaves with characters more, which become part of the leaf before them. */
export const growLeaves = (leafSets: LeafSets, at: number, by: number): LeafSets =>
  placeAll(leafSets, (position) => (position < at ? position : position + by));
