import type { ContentBlock, ContentState } from 'draft-js';
import EditorBidiService from 'draft-js/lib/EditorBidiService';

const computeAll = EditorBidiService.getDirectionMap;
type Directions = ReturnType<typeof computeAll>;

/** Up to a Latin or Burmese letter: what follows it has no effect on the direction. */
export const DECISIVE = /^[^A-Za-z\u1000-\u102A]*[A-Za-z\u1000-\u102A]/;

function hasSameDirection(block: ContentBlock, before: ContentBlock): boolean {
  if (block === before) return true;
  const start = DECISIVE.exec(block.getText())?.[0];
  return (
    block.getKey() === before.getKey() && start !== undefined && before.getText().startsWith(start)
  );
}

let latest: { blocks: ContentBlock[]; directions: Directions } | undefined;

/** The direction of each block for draft-js, computed anew only where one may have changed. */
export function getDirectionMap(content: ContentState, previous?: Directions | null): Directions {
  const blocks = content.getBlocksAsArray();
  const before = latest?.directions === previous ? latest?.blocks : undefined;
  const isSame =
    blocks.length === before?.length &&
    blocks.every((block, index) => {
      const other = before[index];
      return other !== undefined && hasSameDirection(block, other);
    });
  const directions = previous && isSame ? previous : computeAll(content, previous);
  latest = { blocks, directions };
  return directions;
}
