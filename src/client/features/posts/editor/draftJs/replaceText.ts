import { CharacterMetadata, Modifier } from 'draft-js';
import type { ContentBlock, ContentState } from 'draft-js';
import { formatsOf, insertRun, rememberFormats } from './formats';
import type { FormatRun } from './formats';

/** A property, as the types of draft-js call a method what needs no `this`. */
export const draftJs: { replaceText: typeof Modifier.replaceText } = Modifier;

const replaceAny = draftJs.replaceText;

/** Sets only the formats that differ: a list of draft-js takes long to build, and most are the same. */
function insertFormat(block: ContentBlock, inserted: FormatRun) {
  const { start: at, end: insertedEnd } = inserted;
  const runs = insertRun(formatsOf(block), inserted);
  const list = block.getCharacterList().withMutations((mutable) => {
    for (const { format, start, end } of runs) {
      // Before that, the characters of the run were already of its format.
      const from = Math.max(start, at, end - (insertedEnd - at));
      for (let index = from; index < end; index += 1) mutable.set(index, format);
    }
  });
  rememberFormats(list, runs);
  return list;
}

/** `Modifier.replaceText` of draft-js; a character within a long paragraph does not copy all of its formats. */
export const replaceText: typeof replaceAny = (content, range, text, style, entity) => {
  const offset = range.getStartOffset();
  const block = content.getBlockForKey(range.getStartKey());
  const isInside = range.isCollapsed() && offset > 0 && offset <= block.getLength();
  if (!isInside || !style || text === '') return replaceAny(content, range, text, style, entity);
  const format = CharacterMetadata.create(entity ? { style, entity } : { style });
  const caret = offset + text.length;
  const changed = block.merge({
    text: block.getText().slice(0, offset) + text + block.getText().slice(offset),
    characterList: insertFormat(block, { format, start: offset, end: caret }),
  }) as ContentBlock;
  return content.merge({
    blockMap: content.getBlockMap().set(block.getKey(), changed),
    selectionAfter: range.merge({ anchorOffset: caret, focusOffset: caret }),
  }) as ContentState;
};
