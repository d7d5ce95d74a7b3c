import { EditorState, SelectionState } from 'draft-js';
import type { ContentState } from 'draft-js';
import BlockTree from 'draft-js/lib/BlockTree';
import fc from 'fast-check';
import { decorator } from '../../../../../src/client/features/posts/editor/draftRendering';
import { insertHeld, settle } from '../../../../../src/client/features/posts/editor/draftJs/held';
import { patchDraftJs } from '../../../../../src/client/features/posts/editor/draftJs/patch';
import { contents } from '../content';
import { editorWith } from '../editorStates';

const generateAnew = BlockTree.generate;
patchDraftJs();

/** A word that the dictionary does not know: without more, its syllables are broken. */
const UNKNOWN = 'ဘင်္ဂလား';

function open(...where: Parameters<typeof editorWith>): EditorState {
  const plain = editorWith(...where);
  const state = EditorState.createWithContent(plain.getCurrentContent(), decorator);
  return EditorState.acceptSelection(state, plain.getSelection());
}

const typeAll = (state: EditorState, letters: string) => [...letters].reduce(insertHeld, state);

/** The leaves of all paragraphs. */
const leavesOf = (state: EditorState): unknown =>
  state
    .getCurrentContent()
    .getBlocksAsArray()
    .map((block) => state.getBlockTree(block.getKey()).toJS() as unknown);

/** What draft-js itself finds. */
const leavesAnew = (content: ContentState): unknown =>
  content
    .getBlocksAsArray()
    .map((block) => JSON.parse(JSON.stringify(generateAnew(content, block, decorator))) as unknown);

const count = (state: EditorState): number =>
  state.getBlockTree(state.getSelection().getStartKey()).size;

it('keeps the leaves while somebody types, and finds the syllables in a pause', () => {
  const typed = typeAll(open('<p>မိုး၊</p>', [0, 5]), UNKNOWN);
  expect(count(typed)).toBe(1);
  const settled = settle(typed);
  expect(count(settled)).toBeGreaterThan(1);
  expect(leavesOf(settled)).toEqual(leavesAnew(typed.getCurrentContent()));
  expect(settled.mustForceSelection()).toBe(true);
  expect(settle(settled)).toBe(settled);
});

it('changes nothing where there is no syllable to find', () => {
  const typed = typeAll(open('<p>မိုး၊</p>', [0, 5]), 'rain');
  expect(settle(typed)).toBe(typed);
});

it('finds the syllables of all paragraphs in which somebody has typed', () => {
  const first = typeAll(open('<p>မိုး၊</p><p>လေ၊</p>', [0, 5]), UNKNOWN);
  const next = first.getCurrentContent().getLastBlock();
  const caret = SelectionState.createEmpty(next.getKey()).merge({
    anchorOffset: 3,
    focusOffset: 3,
  });
  const typed = typeAll(EditorState.acceptSelection(first, caret), UNKNOWN);
  expect(leavesOf(settle(typed))).toEqual(leavesAnew(typed.getCurrentContent()));
});

it('leaves a text alone while a letter is composed', () => {
  const typed = typeAll(open('<p>မိုး၊</p>', [0, 5]), UNKNOWN);
  const composing = EditorState.set(typed, { inCompositionMode: true });
  expect(settle(composing)).toBe(composing);
  expect(count(settle(EditorState.set(composing, { inCompositionMode: false })))).toBeGreaterThan(
    1,
  );
});

it('cuts a piece of a long paragraph that has grown twice as long', () => {
  const typed = typeAll(open(`<p>${'မိုး '.repeat(1000)}</p>`, [0, 5]), 'မိုး '.repeat(500));
  const settled = settle(typed);
  expect(count(settled)).toBe(count(typed) + 1);
  expect(count(typeAll(settled, 'x'))).toBe(count(settled));
});

it('finds the same leaves as draft-js after typing anywhere', () => {
  fc.assert(
    fc.property(contents, fc.nat(), fc.constantFrom(UNKNOWN, 'rain', 'မိုး'), (content, at, word) => {
      const block = content.getFirstBlock();
      const offset = at % (block.getLength() + 1);
      const selection = SelectionState.createEmpty(block.getKey()).merge({
        anchorOffset: offset,
        focusOffset: offset,
      });
      const state = EditorState.createWithContent(content, decorator);
      const typed = typeAll(EditorState.acceptSelection(state, selection), word);
      expect(leavesOf(settle(typed))).toEqual(leavesAnew(typed.getCurrentContent()));
    }),
    { numRuns: 50 },
  );
});
