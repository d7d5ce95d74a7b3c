import { ContentState, EditorState, Modifier } from 'draft-js';
import EditorBidiService from 'draft-js/lib/EditorBidiService';
import * as fc from 'fast-check';
import '../../../../src/client/features/posts/editor/textDirections';

const texts = fc.constantFrom('', '၁၂', '12 !', 'မိုး', 'rain', 'مطر', '12 مطر', 'rain مطر', 'גשם');
const contents = fc
  .array(texts, { minLength: 1, maxLength: 6 })
  .map((lines) => ContentState.createFromText(lines.join('\n')));

const entries = (content: ContentState, known?: ContentState) => {
  const before = known && EditorBidiService.getDirectionMap(known);
  return [...EditorBidiService.getDirectionMap(content, before).entries()];
};

/** A change of a few letters somewhere, or of whole paragraphs. */
const changes = fc.tuple(contents, fc.nat(5), fc.nat(8), texts).map(([content, line, at, text]) => {
  const block = content.getBlocksAsArray()[line % content.getBlockMap().size];
  const key = block?.getKey() ?? '';
  const offset = Math.min(at, block?.getLength() ?? 0);
  const state = EditorState.moveSelectionToEnd(EditorState.createWithContent(content));
  const caret = state.getSelection().merge({
    anchorKey: key,
    focusKey: key,
    anchorOffset: 0,
    focusOffset: offset,
  });
  return { content, next: Modifier.replaceText(content, caret, text) };
});

it('knows which way each paragraph runs as well as draft-js does', () => {
  fc.assert(
    fc.property(changes, ({ content, next }) => {
      expect(entries(next, content)).toEqual(entries(next));
    }),
  );
});

it('keeps the map of before where no paragraph runs another way, so that nothing is drawn anew', () => {
  const content = ContentState.createFromText('မိုး\n12\nمطر');
  const known = EditorBidiService.getDirectionMap(content);
  const again = ContentState.createFromBlockArray(content.getBlocksAsArray());
  expect(EditorBidiService.getDirectionMap(again, known)).toBe(known);
});

it('tells other paragraphs with as many lines from those of before', () => {
  const known = ContentState.createFromText('မိုး\nrain');
  const other = ContentState.createFromText('မိုး\nrain');
  expect(entries(other, known)).toEqual(entries(other));
});
