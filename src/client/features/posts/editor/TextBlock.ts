import { EditorBlock } from 'draft-js';
import type { ContentBlock, SelectionState } from 'draft-js';
import type { ReactNode } from 'react';
import { TEXT_BOX } from './editorStyles';
import type { InSight } from './inSight';
import { InSightContext } from './inSight';

/** Pixels below a new block that has the caret. */
const SPACE_BELOW = 10;

/**
 * A block of the text. An item of a list that is partly in sight is empty while it is out of sight itself. A subclass,
 * because a component around each block would be rendered at each key.
 */
export class TextBlock extends EditorBlock {
  static override readonly contextType = InSightContext;
  declare readonly context: InSight;
  declare readonly props: { block: ContentBlock; selection: SelectionState };
  /** The element of draft-js within the paragraph. */
  declare readonly _node?: HTMLElement | null;

  /**
   * Scrolls to a new block with the caret, as after Enter or pasting. draft-js does so by the offset of its element, which
   * is relative to its group where that is painted alone.
   */
  override componentDidMount(): void {
    const { block, selection } = this.props;
    if (!selection.getHasFocus() || selection.getEndKey() !== block.getKey()) return;
    const box = this._node?.closest(`.${TEXT_BOX}`);
    if (!this._node || !box) return;
    const hidden = this._node.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
    if (hidden > 0) box.scrollTop += hidden + SPACE_BELOW;
  }

  override render(): ReactNode {
    const isShown = this.context?.has(this.props.block.getKey()) ?? true;
    return isShown ? super.render() : null;
  }
}
