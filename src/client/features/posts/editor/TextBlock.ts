import { EditorBlock } from 'draft-js';
import type { ContentBlock } from 'draft-js';
import { createContext } from 'react';
import type { ReactNode } from 'react';

/** The keys of the blocks that are rendered while the text opens; null for all. */
export const InSightContext = createContext<ReadonlySet<string> | null>(null);

/**
 * A block of the text. While it is out of sight, its element is on the page, but not what is in it. A subclass, because a component around each
 * block would be rendered at each key.
 */
export class TextBlock extends EditorBlock {
  static override readonly contextType = InSightContext;
  declare readonly context: ReadonlySet<string> | null;
  declare readonly props: { block: ContentBlock };

  override render(): ReactNode {
    const isShown = this.context?.has(this.props.block.getKey()) ?? true;
    return isShown ? super.render() : null;
  }
}
