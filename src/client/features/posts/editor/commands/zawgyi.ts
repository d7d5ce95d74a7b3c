import { EditorState } from 'draft-js';
import type { ContentBlock, ContentState } from 'draft-js';
import type { isBesideLetters, Span } from '../../../../../contract/zawgyi';
import type { Zawgyi } from '../../../../shared/text/writtenText';
import { withBlocks } from './blockCommands';
import type { Command } from './keys';

interface Part {
  from: number;
  /** The index of the character whose formats the whole part gets. */
  format: number;
}

function partsOf(block: ContentBlock, { start, end }: Span, isCut: typeof isBesideLetters) {
  const formats = block.getCharacterList();
  const text = block.getText();
  const parts: Part[] = [{ from: start, format: start }];
  for (let at = start + 1; at < end; at += 1) {
    if (formats.get(at) === formats.get(at - 1)) continue;
    let cut = at;
    while (cut > start && !isCut(text, cut)) cut -= 1;
    if (parts.at(-1)?.from === cut) parts.pop();
    parts.push({ from: cut, format: at });
  }
  return parts;
}

function converted(
  block: ContentBlock,
  { isBesideLetters: isCut, toUnicode, zawgyiSpans }: Zawgyi,
) {
  const formats = block.getCharacterList();
  const all = block.getText();
  let text = '';
  let characterList = formats.clear().toList();
  const keep = (from: number, to: number) => {
    text += all.slice(from, to);
    characterList = characterList.concat(formats.slice(from, to)).toList();
  };
  const convert = (span: Span) => {
    const parts = partsOf(block, span, isCut);
    parts.forEach((part, index) => {
      const unicode = toUnicode(all.slice(part.from, parts[index + 1]?.from ?? span.end));
      text += unicode;
      const format = Array.from(unicode, () => formats.get(part.format));
      characterList = characterList.concat(format).toList();
    });
  };
  let copied = 0;
  for (const span of zawgyiSpans(all)) {
    keep(copied, span.start);
    convert(span);
    copied = span.end;
  }
  keep(copied, all.length);
  return { text, characterList };
}

/** Converts the parts of a text that look like Zawgyi to Unicode, as one undo step. */
export const convertSelectedZawgyi =
  (zawgyi: Zawgyi): Command =>
  (state) => {
    const content = state.getCurrentContent();
    const selection = state.getSelection();
    const isZawgyi = (block: ContentBlock) => zawgyi.zawgyiSpans(block.getText()).length > 0;
    const blocks = content.getBlocksAsArray().filter(isZawgyi);
    const changed = withBlocks(content, blocks, (block) => converted(block, zawgyi));
    const caret = changed.getBlockForKey(selection.getFocusKey());
    const offset = Math.min(selection.getFocusOffset(), caret.getLength());
    const selectionAfter = selection.merge({
      anchorKey: caret.getKey(),
      anchorOffset: offset,
      focusOffset: offset,
      isBackward: false,
    });
    const selected = changed.merge({ selectionBefore: selection, selectionAfter }) as ContentState;
    return EditorState.push(state, selected, 'insert-fragment');
  };
