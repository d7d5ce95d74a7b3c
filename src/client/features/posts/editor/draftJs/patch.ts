import { Modifier } from 'draft-js';
import BlockTree from 'draft-js/lib/BlockTree';
import EditorBidiService from 'draft-js/lib/EditorBidiService';
import { generate } from './blockTree';
import { getDirectionMap } from './directionMap';
import { replaceText } from './replaceText';

/** Replaces the functions of draft-js that take long in long texts; their results are the same. */
export function patchDraftJs(): void {
  BlockTree.generate = generate;
  EditorBidiService.getDirectionMap = getDirectionMap;
  Modifier.replaceText = replaceText;
}
