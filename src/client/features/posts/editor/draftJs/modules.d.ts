/* Internals of draft-js that are replaced; its types describe the public ones only. */

declare module 'draft-js/lib/BlockTree' {
  import type { ContentBlock, ContentState, DraftDecoratorType } from 'draft-js';

  export interface Positions {
    start: number;
    end: number;
    set: (name: 'start' | 'end', value: number) => this;
  }

  interface Leaves {
    map: (change: (leaf: Positions) => Positions) => Leaves;
  }

  /** Text that is decorated alike; each of its leaves is a text node of the page. */
  export interface LeafSet extends Positions {
    leaves: Leaves;
    set: ((name: 'start' | 'end', value: number) => this) &
      ((name: 'leaves', value: Leaves) => this);
  }

  export interface LeafSets {
    concat: (...others: LeafSets[]) => LeafSets;
    map: (change: (leafSet: LeafSet) => LeafSet) => LeafSets;
  }

  const BlockTree: {
    generate: (
      content: ContentState,
      block: ContentBlock,
      decorator: DraftDecoratorType | null,
    ) => LeafSets;
  };
  export default BlockTree;
}

declare module 'draft-js/lib/EditorBidiService' {
  import type { ContentState, EditorState } from 'draft-js';

  type Directions = ReturnType<EditorState['getDirectionMap']>;

  const EditorBidiService: {
    getDirectionMap: (content: ContentState, previous?: Directions | null) => Directions;
  };
  export default EditorBidiService;
}

declare module 'draft-js/lib/DraftEditorEditHandler' {
  import type { EditorState } from 'draft-js';
  import type { FormEvent } from 'react';

  interface EditedEditor {
    _latestEditorState: EditorState;
    update: (state: EditorState) => void;
    /** Renders all of the text into new nodes. */
    restoreEditorDOM: () => void;
  }

  const EditHandler: { onInput: (editor: EditedEditor, event: FormEvent) => void };
  export default EditHandler;
}
