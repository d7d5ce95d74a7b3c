import type { ContentState, EditorState } from 'draft-js';

/** What the types of draft-js leave out. */
interface NativelyRendered {
  getNativelyRenderedContent: () => ContentState | null;
}

/** Whether the browser has put a letter into the page itself, so that React has nothing to draw. */
function isDrawn(next: EditorState, before: EditorState): boolean {
  const content = next.getCurrentContent();
  const drawn = (next as EditorState & NativelyRendered).getNativelyRenderedContent();
  return content === drawn && content !== before.getCurrentContent();
}

/**
 * Holds what is in the editor, outside React: a letter that the browser has drawn is to be on the screen
 * before React works on it. Whoever reads the state reads the latest at any time.
 */
export class EditorStore {
  private readonly listeners = new Set<() => void>();
  /** Whether the listeners have yet to hear of the state. */
  isUntold = false;

  constructor(private state: EditorState) {}

  readonly current = () => this.state;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Tells the listeners at once, or, of a letter that is drawn, when `catchUp` is called. */
  set(next: EditorState): void {
    const isTold = !isDrawn(next, this.state);
    this.state = next;
    this.isUntold = true;
    if (isTold) this.catchUp();
  }

  readonly catchUp = () => {
    if (!this.isUntold) return;
    this.isUntold = false;
    this.listeners.forEach((listener) => listener());
  };
}
