import { Modifier } from 'draft-js';
import BlockTree from 'draft-js/lib/BlockTree';
import Contents from 'draft-js/lib/DraftEditorContents.react';
import EditHandler from 'draft-js/lib/DraftEditorEditHandler';
import EditorBidiService from 'draft-js/lib/EditorBidiService';
import { InSightContext } from '../inSight';
import { generate } from './blockTree';
import { getDirectionMap } from './directionMap';
import { renderInGroups } from './groups';
import { replaceText } from './replaceText';
import { applyTyped, onBeforeInput, onInput, onKeyDown, onSelect } from './typing';

/**
 * Replaces the functions of draft-js that take long in long texts, with the same results, the one that leaves React
 * without its nodes, its handlers, which hear of a typed letter after the paint, and the rendering of blocks, which puts them in groups.
 */
export function patchDraftJs(): void {
  BlockTree.generate = generate;
  EditorBidiService.getDirectionMap = getDirectionMap;
  Modifier.replaceText = replaceText;
  Contents.contextType = InSightContext;
  Contents.prototype.render = renderInGroups;
  for (const [name, handle] of Object.entries(EditHandler)) {
    EditHandler[name] = (editor, event) => {
      applyTyped();
      handle(editor, event);
    };
  }
  Object.assign(EditHandler, { onBeforeInput, onInput, onKeyDown, onSelect });
}
