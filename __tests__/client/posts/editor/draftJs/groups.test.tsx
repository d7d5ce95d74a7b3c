import { render } from '@testing-library/react';
import { ContentBlock, ContentState, Editor, EditorState } from 'draft-js';
import { patchDraftJs } from '../../../../../src/client/features/posts/editor/draftJs/patch';

patchDraftJs();

/** Of each block the key, and the type where it is no paragraph. */
type Block = [key: string, type?: string];

function editorOf(blocks: Block[]) {
  const content = ContentState.createFromBlockArray(
    blocks.map(([key, type = 'unstyled']) => new ContentBlock({ key, type, text: key })),
  );
  return <Editor editorState={EditorState.createWithContent(content)} onChange={jest.fn()} />;
}

const keyOf = (block: Element) => block.getAttribute('data-offset-key')?.split('-')[0];

const groups = () => [...document.querySelectorAll('[data-contents] > *')];

function keysInGroups(...blocks: Block[]) {
  render(editorOf(blocks));
  return groups().map(({ children }) => [...children].map(keyOf));
}

it('begins a group at every eighth key', () => {
  expect(keysInGroups(['a0'], ['a1'], ['b8'], ['a7'], ['a9'], ['bg'], ['bo'], ['bp'])).toEqual([
    ['a0', 'a1'],
    ['b8', 'a7', 'a9'],
    ['bg'],
    ['bo', 'bp'],
  ]);
});

it('leaves headings and lists with what is around them', () => {
  expect(
    keysInGroups(
      ['a1'],
      ['a0', 'header-two'],
      ['b0'],
      ['c0', 'unordered-list-item'],
      ['d0', 'unordered-list-item'],
      ['e0'],
      ['f0'],
    ),
  ).toEqual([['a1', 'a0', 'b0', 'c0', 'e0'], ['f0']]);
});

it('tells draft-js where each group begins', () => {
  render(editorOf([['a1'], ['b0'], ['a2']]));
  expect(groups().map(keyOf)).toEqual(['a1', 'b0']);
});

it.each<[string, Block[]]>([
  ['a paragraph is inserted', [['a1'], ['a2'], ['n1'], ['b0'], ['b1'], ['c0']]],
  ['the first one is removed', [['a2'], ['b0'], ['b1'], ['c0']]],
  ['a group is inserted before', [['a1'], ['a2'], ['n0'], ['n1'], ['b0'], ['b1'], ['c0']]],
])('keeps the elements of the other paragraphs when %s', (_, after) => {
  const { rerender } = render(editorOf([['a1'], ['a2'], ['b0'], ['b1'], ['c0']]));
  const paragraphs = () => [...document.querySelectorAll('[data-block]')];
  const others = () =>
    paragraphs().filter((paragraph) => /a2|b0|b1|c0/.test(keyOf(paragraph) ?? ''));
  const before = others();
  rerender(editorOf(after));
  expect(paragraphs().map(keyOf)).toEqual(after.map(([key]) => key));
  others().forEach((paragraph, index) => expect(paragraph).toBe(before[index]));
});
