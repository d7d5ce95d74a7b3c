import { SelectionState } from 'draft-js';
import type { ContentState, EditorState, Modifier } from 'draft-js';
import fc from 'fast-check';
import { formatsOf } from '../../../../../src/client/features/posts/editor/draftJs/formats';
import {
  draftJs,
  replaceText,
} from '../../../../../src/client/features/posts/editor/draftJs/replaceText';
import { contents, describeContent } from '../content';
import { editorWith } from '../editorStates';

type Replace = typeof Modifier.replaceText;

function typed(state: EditorState, replace: Replace, letters: string, link?: string): ContentState {
  const style = state.getCurrentInlineStyle();
  return replace(state.getCurrentContent(), state.getSelection(), letters, style, link);
}

const MIXED = '<p>ab<strong>cd</strong>ef<a href="https://example.org">gh</a>ij</p><p>x</p>';

it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('inserts as draft-js does at %i', (at) => {
  const state = editorWith(MIXED, [0, at]);
  const content = typed(state, replaceText, 'မိုး');
  const expected = typed(state, draftJs.replaceText, 'မိုး');
  expect(describeContent(content)).toEqual(describeContent(expected));
  expect(content.getSelectionAfter().toJS()).toEqual(expected.getSelectionAfter().toJS());
});

it('inserts into a link', () => {
  const state = editorWith(MIXED, [0, 7]);
  const link = state.getCurrentContent().getFirstBlock().getEntityAt(7);
  const content = typed(state, replaceText, 'x', link);
  expect(describeContent(content)).toEqual(
    describeContent(typed(state, draftJs.replaceText, 'x', link)),
  );
});

it('replaces a selection', () => {
  const state = editorWith(MIXED, [0, 1], [0, 5]);
  expect(typed(state, replaceText, 'x').getFirstBlock().getText()).toBe('axfghij');
});

it('inserts again into what it has inserted into', () => {
  const state = editorWith(MIXED, [0, 3]);
  const once = typed(state, replaceText, 'x');
  const twice = replaceText(once, once.getSelectionAfter(), 'y', state.getCurrentInlineStyle());
  expect(describeContent(twice)).toEqual(describeContent(typed(state, draftJs.replaceText, 'xy')));
});

it('remembers the formats of what it has inserted into as they are', () => {
  const position = fc.nat({ max: 30 });
  fc.assert(
    fc.property(contents, position, position, (content, at, other) => {
      const before = content.getFirstBlock();
      const caret = at % (before.getLength() + 1);
      const range = SelectionState.createEmpty(before.getKey());
      const style = before.getInlineStyleAt(other % (before.getLength() + 1));
      const block = replaceText(
        content,
        range.merge({ anchorOffset: caret, focusOffset: caret }),
        'မိုး',
        style,
      ).getFirstBlock();
      const remembered = formatsOf(block);
      const anew = block.set('characterList', block.getCharacterList().slice().toList());
      expect(remembered).toEqual(formatsOf(anew as typeof block));
    }),
  );
});
