import { CharacterMetadata, Modifier } from 'draft-js';
import type { ContentBlock, ContentState } from 'draft-js';
import { charactersOf, rememberCharacters } from './characters';

/** A property, as the types of draft-js call a method what needs no `this`. */
export const draftJs: { replaceText: typeof Modifier.replaceText } = Modifier;

const replaceAny = draftJs.replaceText;

/** Sets only the formats that differ: a list of draft-js takes long to build, and most are the same. */
function insertFormats(block: ContentBlock, inserted: readonly CharacterMetadata[], at: number) {
  const before = charactersOf(block);
  const after = [...before.slice(0, at), ...inserted, ...before.slice(at)];
  const list = block.getCharacterList().withMutations((mutable) => {
    for (let index = at; index < after.length; index += 1) {
      const format = after[index];
      if (format && format !== before[index]) mutable.set(index, format);
    }
  });
  rememberCharacters(list, after);
  return list;
}

/** `Modifier.replaceText` of draft-js; a character within a long paragraph does not copy all of its formats. */
export const replaceText: typeof replaceAny = (content, range, text, style, entity) => {
  const offset = range.getStartOffset();
  const block = content.getBlockForKey(range.getStartKey());
  const isInside = range.isCollapsed() && offset > 0 && offset < block.getLength();
  if (!isInside || !style || text === '') return replaceAny(content, range, text, style, entity);
  const format = CharacterMetadata.create(entity ? { style, entity } : { style });
  const formats = Array.from({ length: text.length }, () => format);
  const changed = block.merge({
    text: block.getText().slice(0, offset) + text + block.getText().slice(offset),
    characterList: insertFormats(block, formats, offset),
  }) as ContentBlock;
  const caret = offset + text.length;
  return content.merge({
    blockMap: content.getBlockMap().set(block.getKey(), changed),
    selectionAfter: range.merge({ anchorOffset: caret, focusOffset: caret }),
  }) as ContentState;
};
