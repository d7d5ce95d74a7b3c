import { CompositeDecorator, DefaultDraftBlockRenderMap } from 'draft-js';
import type { ContentBlock, ContentState, DraftStyleMap } from 'draft-js';
import type { ReactNode } from 'react';
import { unbrokenParts } from '../../../shared/text/syllables/unbrokenParts';
import { alignmentClass } from '../htmlStyles';
import { alignmentOf, CODE, COLOR_NAMES, colorStyle } from './converters/formats';
import { isLong } from './draftJs/pieces';
import { colorVariable, LONG } from './editorStyles';
import { TextBlock } from './TextBlock';

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

const renderer = { component: TextBlock };
export const blockRenderer = () => renderer;

export function blockClass(block: ContentBlock): string {
  const alignment = alignmentOf(block);
  const classes = [alignment ? alignmentClass(alignment) : '', isLong(block.getText()) ? LONG : ''];
  return classes.join(' ').trim();
}

interface DecoratedProps {
  contentState: ContentState;
  /** The link of the text; null where it has none. */
  entityKey: string | null;
  children: ReactNode;
}

/** A link within editable text: a click only places the caret. */
function EditorLink({ contentState, entityKey, children }: DecoratedProps) {
  if (entityKey === null) return children;
  const { url } = contentState.getEntity(entityKey).getData() as { url: string };
  return (
    <a href={url} title={url} rel="noreferrer">
      {children}
    </a>
  );
}

const unbroken = { whiteSpace: 'nowrap' } as const;

/** A syllable that the browser would break between two lines: it stays whole. */
function Syllable({ children, ...props }: DecoratedProps) {
  return (
    <EditorLink {...props}>
      <span style={unbroken}>{children}</span>
    </EditorLink>
  );
}

type Found = (from: number, to: number) => void;

function findSyllables(block: ContentBlock, found: Found): void {
  for (const { from, to } of unbrokenParts(block.getText())) {
    if (block.getEntityAt(from) === block.getEntityAt(to - 1)) found(from, to);
  }
}

/** What of a link is around the syllables that `findSyllables` has found. */
function findLinks(block: ContentBlock, found: Found): void {
  block.findEntityRanges(
    (character) => Boolean(character.getEntity()),
    (start, end) => {
      let rest = start;
      findSyllables(block, (from, to) => {
        if (from < start || to > end) return;
        if (rest < from) found(rest, from);
        rest = to;
      });
      if (rest < end) found(rest, end);
    },
  );
}

/** Of two decorations for the same text, draft-js takes the first. */
export const decorator = new CompositeDecorator([
  { strategy: findSyllables, component: Syllable },
  { strategy: findLinks, component: EditorLink },
]);
