import { ContentState } from 'draft-js';
import EditorBidiService from 'draft-js/lib/EditorBidiService';
import { getDirectionMap } from '../../../../../src/client/features/posts/editor/draftJs/directionMap';

/** Content whose blocks keep their keys while their text changes. */
function contentOf(texts: string[], base = ContentState.createFromText(texts.join('\n'))) {
  const blocks = base
    .getBlocksAsArray()
    .map((block, index) => block.merge({ text: texts[index] }) as typeof block);
  return ContentState.createFromBlockArray(blocks);
}

it.each([
  ['a letter is typed at the end', ['မိုး', '12'], ['မိုးလ', '12']],
  ['a paragraph turns from left to right', ['မိုး', '12'], ['שמိုး', '12']],
  ['a paragraph gets its first letter', ['שלום', '12'], ['שלום', '12a']],
  ['a paragraph loses its first letter', ['שלום', 'a12'], ['שלום', '12']],
  ['the one before decides', ['a', '12'], ['ש', '12']],
])('follows the text where %s', (_, before, after) => {
  const content = contentOf(before);
  const changed = contentOf(after, content);
  const directions = getDirectionMap(content);
  const expected = EditorBidiService.getDirectionMap(changed, null);
  expect(getDirectionMap(changed, directions).toJS()).toEqual(expected.toJS());
});

it('is the same map where no direction changes, so that nothing is rendered for it', () => {
  const content = contentOf(['မိုး', 'rain']);
  const directions = getDirectionMap(content);
  expect(getDirectionMap(contentOf(['မိုးလ', 'rain'], content), directions)).toBe(directions);
});

it('knows a paragraph that is added', () => {
  const directions = getDirectionMap(contentOf(['မိုး']));
  const longer = contentOf(['မိုး', 'שלום']);
  const expected = EditorBidiService.getDirectionMap(longer, null);
  expect(getDirectionMap(longer, directions).toJS()).toEqual(expected.toJS());
});
