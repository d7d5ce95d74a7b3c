import { CompositeDecorator, DefaultDraftBlockRenderMap } from 'draft-js';
import type { ContentBlock, ContentState, DraftStyleMap } from 'draft-js';
import type { ReactNode } from 'react';
import { alignmentClass } from '../htmlStyles';
import { alignmentOf, CODE, COLOR_NAMES, colorStyle } from './converters/formats';
import { colorVariable } from './editorStyles';

/* How draft-js renders blocks and text. These are constants: a new object would render every block. */

export const styleMap: DraftStyleMap = {
  BOLD: { fontWeight: 700 },
  ...Object.fromEntries(
    COLOR_NAMES.map((name) => [colorStyle(name), { color: colorVariable(name) }]),
  ),
};

/** The default, but with a single `pre` around the lines of code instead of one per line as well. */
export const renderMap = DefaultDraftBlockRenderMap.set(CODE, {
  element: 'div',
  wrapper: <pre />,
});

export function blockClass(block: ContentBlock): string {
  const alignment = alignmentOf(block);
  return alignment ? alignmentClass(alignment) : '';
}

interface EditorLinkProps {
  contentState: ContentState;
  entityKey: string;
  children: ReactNode;
}

/** A link within editable text: a click only places the caret. */
function EditorLink({ contentState, entityKey, children }: EditorLinkProps) {
  const { url } = contentState.getEntity(entityKey).getData() as { url: string };
  return (
    <a href={url} title={url} rel="noreferrer">
      {children}
    </a>
  );
}

export const linkDecorator = new CompositeDecorator([
  {
    strategy: (block, found) =>
      block.findEntityRanges((character) => Boolean(character.getEntity()), found),
    component: EditorLink,
  },
]);
