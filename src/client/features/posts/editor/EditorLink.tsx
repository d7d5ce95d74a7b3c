import { CompositeDecorator } from 'draft-js';
import type { ContentState } from 'draft-js';
import type { ReactNode } from 'react';

interface EditorLinkProps {
  contentState: ContentState;
  entityKey: string;
  children: ReactNode;
}

/** A link in the editor: it looks like one, and a press only puts the caret there. */
function EditorLink({ contentState, entityKey, children }: EditorLinkProps) {
  const { url } = contentState.getEntity(entityKey).getData() as { url: string };
  return (
    <a href={url} title={url} rel="noreferrer">
      {children}
    </a>
  );
}

/** Draws the links among the text. */
export const linkDecorator = new CompositeDecorator([
  {
    strategy: (block, found) => block.findEntityRanges((look) => Boolean(look.getEntity()), found),
    component: EditorLink,
  },
]);
