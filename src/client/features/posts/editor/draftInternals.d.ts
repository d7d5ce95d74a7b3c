/* The parts of draft-js and of its helpers that their types leave out. */

declare module 'draft-js/lib/EditorBidiService' {
  import type { ContentState } from 'draft-js';

  type Direction = 'LTR' | 'RTL';

  /** By the keys of the blocks, in their order. */
  export interface DirectionMap {
    size: number;
    entries: () => IterableIterator<[string, Direction], undefined>;
  }

  const EditorBidiService: {
    getDirectionMap: (content: ContentState, known?: DirectionMap) => DirectionMap;
  };
  export default EditorBidiService;
}

declare module 'fbjs/lib/UnicodeBidiService' {
  /** Text without a letter that says which way it runs goes as the text before it. */
  export default class UnicodeBidiService {
    reset(): void;
    getDirection(text: string): 'LTR' | 'RTL';
  }
}
