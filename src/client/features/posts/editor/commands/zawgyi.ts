import { EditorState } from 'draft-js';
import type { ContentBlock, ContentState } from 'draft-js';
import type { Zawgyi } from '../../../../shared/text/writtenText';
import { withBlocks } from './blockCommands';
import type { Command } from './keys';

/** Zawgyi has these signs before their letter, and those of `AFTER_LETTER` after it. */
const BEFORE_LETTER = /[\u1031\u103B\u107E-\u1084]$/;
const AFTER_LETTER =
  /^(?:[\u102B-\u1030\u1032-\u103A\u103C-\u103E]|\u105A|[\u1060-\u107D]|[\u1085-\u1097])/;

const isCut = (text: string, at: number) =>
  !BEFORE_LETTER.test(text.slice(0, at)) && !AFTER_LETTER.test(text.slice(at));

interface Part {
  from: number;
  /** The index of the character whose formats the whole part gets. */
  format: number;
}

function partsOf(block: ContentBlock, from: number, to: number): Part[] {
  const formats = block.getCharacterList();
  const text = block.getText();
  const parts: Part[] = [{ from, format: from }];
  for (let at = from + 1; at < to; at += 1) {
    if (formats.get(at) === formats.get(at - 1)) continue;
    let cut = at;
    while (cut > from && !isCut(text, cut)) cut -= 1;
    if (parts.at(-1)?.from === cut) parts.pop();
    parts.push({ from: cut, format: at });
  }
  return parts;
}

function converted(block: ContentBlock, { looksLikeZawgyi, toUnicode }: Zawgyi) {
  const formats = block.getCharacterList();
  const all = block.getText();
  let text = '';
  let characterList = formats.clear().toList();
  const keep = (from: number, to: number) => {
    text += all.slice(from, to);
    characterList = characterList.concat(formats.slice(from, to)).toList();
  };
  const convert = (from: number, to: number) => {
    const parts = partsOf(block, from, to);
    parts.forEach((part, index) => {
      const unicode = toUnicode(all.slice(part.from, parts[index + 1]?.from ?? to));
      text += unicode;
      characterList = characterList.push(
        ...Array.from({ length: unicode.length }, () => formats.get(part.format)),
      );
    });
  };
  let start = 0;
  for (const line of all.split('\n')) {
    const end = start + line.length;
    if (looksLikeZawgyi(line)) convert(start, end);
    else keep(start, end);
    keep(end, end + 1);
    start = end + 1;
  }
  return { text, characterList };
}

/** Converts every paragraph that looks like Zawgyi to Unicode, as one undo step. */
export const convertZawgyi =
  (zawgyi: Zawgyi): Command =>
  (state) => {
    const content = state.getCurrentContent();
    const selection = state.getSelection();
    const isZawgyi = (block: ContentBlock) =>
      block.getText().split('\n').some(zawgyi.looksLikeZawgyi);
    const blocks = content.getBlocksAsArray().filter(isZawgyi);
    const changed = withBlocks(content, blocks, (block) => converted(block, zawgyi));
    const caret = changed.getBlockForKey(selection.getFocusKey());
    const offset = Math.min(selection.getFocusOffset(), caret.getLength());
    const selectionAfter = selection.merge({
      ...{ anchorKey: caret.getKey(), anchorOffset: offset },
      ...{ focusOffset: offset, isBackward: false },
    });
    const selected = changed.merge({ selectionBefore: selection, selectionAfter }) as ContentState;
    return EditorState.push(state, selected, 'insert-fragment');
  };
