import { DefaultDraftBlockRenderMap } from 'draft-js';
import type { ContentBlock, DraftStyleMap } from 'draft-js';
import { alignmentClass } from '../htmlStyles';
import { alignmentOf, CODE, COLOR_NAMES, colorStyle } from './converters/vocabulary';
import { colorVariable } from './editorStyles';

/* What draft-js draws blocks and text with. Each is made once: a new one would redraw every block. */

export const styleMap: DraftStyleMap = {
  BOLD: { fontWeight: 700 },
  ...Object.fromEntries(
    COLOR_NAMES.map((name) => [colorStyle(name), { color: colorVariable(name) }]),
  ),
};

/** As draft-js has it, but with one `pre` round the lines of code instead of one more in each. */
export const renderMap = DefaultDraftBlockRenderMap.set(CODE, {
  element: 'div',
  wrapper: <pre />,
});

export function blockClass(block: ContentBlock): string {
  const alignment = alignmentOf(block);
  return alignment ? alignmentClass(alignment) : '';
}
