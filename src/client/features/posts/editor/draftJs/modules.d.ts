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
    some: (test: (leaf: Positions) => boolean) => boolean;
  }

  /** Text that is decorated alike; each of its leaves is a text node of the page. */
  export interface LeafSet extends Positions {
    /** Null where the text is not decorated. */
    decoratorKey: string | null;
    leaves: Leaves;
    set: ((name: 'start' | 'end', value: number) => this) &
      ((name: 'leaves', value: Leaves) => this);
  }

  export interface LeafSets {
    concat: (...others: LeafSets[]) => LeafSets;
    map: (change: (leafSet: LeafSet) => LeafSet) => LeafSets;
    some: (test: (leafSet: LeafSet) => boolean) => boolean;
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
  import type { FormEvent, KeyboardEvent, SyntheticEvent } from 'react';

  export interface EditedEditor {
    _latestEditorState: EditorState;
    /** Null once it is removed from the page. */
    editor: HTMLElement | null;
    update: (state: EditorState) => void;
    /** Renders all of the text into new nodes. */
    restoreEditorDOM: () => void;
  }

  type Handler<Event> = (editor: EditedEditor, event: Event) => void;

  const EditHandler: Record<string, Handler<never>> & {
    onBeforeInput: Handler<FormEvent & { data: string }>;
    onInput: Handler<FormEvent>;
    onKeyDown: Handler<KeyboardEvent>;
    onSelect: Handler<SyntheticEvent>;
  };
  export default EditHandler;
}

declare module 'draft-js/lib/DraftEditorContents.react' {
  import type { Context, ReactElement } from 'react';

  /** A block, or the list or code that adjacent ones are in. */
  export type BlockElement = ReactElement<{ 'data-offset-key': string }> & { key: string };

  export type ContentsElement = ReactElement<{ children: BlockElement[] }>;

  const DraftEditorContents: {
    contextType?: Context<ReadonlySet<string> | null>;
    prototype: { context: ReadonlySet<string> | null; render: () => ContentsElement };
  };
  export default DraftEditorContents;
}
