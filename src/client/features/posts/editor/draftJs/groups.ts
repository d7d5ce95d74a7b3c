import Contents from 'draft-js/lib/DraftEditorContents.react';
import type { BlockElement, ContentsElement } from 'draft-js/lib/DraftEditorContents.react';
import { cloneElement, createElement } from 'react';
import type { InSight } from '../inSight';

/** Paragraphs of a group, on average. Chromium takes as long with 6 as with 24. */
const SIZE = 8;

const { render } = Contents.prototype;

const isParagraph = (block?: BlockElement) => block?.type === 'div';

/**
 * Decided by the random key of the block, not by counting: a paragraph that is inserted or removed leaves the other groups as
 * they are, and React does not create their elements again. Only between two paragraphs, because the margins of headings and
 * lists depend on what is before them.
 */
const beginsGroup = (block: BlockElement, before?: BlockElement) =>
  isParagraph(block) && isParagraph(before) && parseInt(block.key.slice(-1), 32) % SIZE === 0;

function groupsOf(blocks: readonly BlockElement[]): BlockElement[][] {
  const groups: BlockElement[][] = [];
  blocks.forEach((block, index) => {
    const group = groups.at(-1);
    if (!group || beginsGroup(block, blocks[index - 1])) groups.push([block]);
    else group.push(block);
  });
  return groups;
}

/** The key of the block, or of the first one in a list; that of the element is another there. */
const keyOf = ({ props }: BlockElement) => props['data-offset-key'].replace(/-.*/, '');

/** draft-js finds a position in the text by this attribute of the elements around it. */
const positionOf = (blocks: readonly BlockElement[]) => blocks[0]?.props['data-offset-key'];

/**
 * Renders the blocks of a text in groups, for the browser to paint each alone. Without those that are out of sight: draft-js
 * has made their elements, but React renders none of them.
 */
export function renderInGroups(this: { context: InSight }): ContentsElement {
  const contents = render.call(this);
  const isShown = (block: BlockElement) => this.context?.has(keyOf(block)) ?? true;
  const groups = groupsOf(contents.props.children.filter(isShown)).map((blocks, index) =>
    createElement(
      'div',
      // The first one stays when its first paragraph is removed.
      { key: index === 0 ? 'first' : blocks[0]?.key, 'data-offset-key': positionOf(blocks) },
      blocks,
    ),
  );
  return cloneElement(contents, undefined, groups);
}
