import { EditorState, Modifier } from 'draft-js';
import {
  align,
  indent,
  setBlockType,
  toggleBlockType,
} from '../../../../../src/client/features/posts/editor/commands/blockCommands';
import {
  clearFormatting,
  linkAt,
  needsLinkText,
  removeLink,
  setColor,
  setLink,
  toggleStyle,
} from '../../../../../src/client/features/posts/editor/commands/inlineCommands';
import {
  pressEnter,
  runKeyCommand,
} from '../../../../../src/client/features/posts/editor/commands/keys';
import { editorWith, htmlOf } from '../editorStates';

const TWO = '<p>rain</p><p>wind</p>';
const LINKED = '<p>see <a href="https://a.org">rain</a></p>';

function type(state: EditorState, text: string): EditorState {
  const styles = state.getCurrentInlineStyle();
  const content = Modifier.replaceText(
    state.getCurrentContent(),
    state.getSelection(),
    text,
    styles,
  );
  return EditorState.push(state, content, 'insert-characters');
}

describe('block commands', () => {
  test.each([
    ['header-three', '<h3>rain</h3><h3>wind</h3>'],
    ['ordered-list-item', '<ol><li>rain</li><li>wind</li></ol>'],
    ['blockquote', '<blockquote>rain</blockquote><blockquote>wind</blockquote>'],
    ['code-block', '<pre>rain\nwind</pre>'],
  ] as const)('toggle %s for all selected blocks', (to, html) => {
    const state = toggleBlockType(to)(editorWith(TWO, [0, 1], [1, 2]));
    expect(htmlOf(state)).toBe(html);
    expect(htmlOf(toggleBlockType(to)(state))).toBe(TWO);
    expect(htmlOf(EditorState.undo(state))).toBe(TWO);
  });

  it('skip the block after a triple-clicked one', () => {
    const state = setBlockType('header-one')(editorWith(TWO, [0, 0], [1, 0]));
    expect(htmlOf(state)).toBe('<h1>rain</h1><p>wind</p>');
  });

  it('align the selected blocks except code', () => {
    const state = editorWith('<p>a</p><pre>b</pre>', [0, 0], [1, 1]);
    const centred = align('center')(state);
    expect(htmlOf(centred)).toBe('<p style="text-align:center">a</p><pre>b</pre>');
    expect(htmlOf(align(undefined)(centred))).toBe('<p>a</p><pre>b</pre>');
  });

  it('indent list items and back', () => {
    const list = '<ul><li>a</li><li>b</li></ul>';
    const deeper = indent(1)(editorWith(list, [1, 0]));
    expect(htmlOf(deeper)).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>');
    expect(htmlOf(indent(-1)(deeper))).toBe(list);
    const numbered = toggleBlockType('ordered-list-item')(deeper);
    expect(htmlOf(numbered)).toBe('<ul><li>a<ol><li>b</li></ol></li></ul>');
  });
});

describe('inline commands', () => {
  it('toggle styles of the selected text', () => {
    const bold = toggleStyle('BOLD')(editorWith(TWO, [0, 1], [0, 3]));
    expect(htmlOf(bold)).toBe('<p>r<strong>ai</strong>n</p><p>wind</p>');
    expect(htmlOf(toggleStyle('BOLD')(bold))).toBe(TWO);
  });

  it('set one colour at a time on the selected text, or none', () => {
    const red = setColor('red')(editorWith(TWO, [0, 0], [0, 4]));
    const blue = setColor('blue')(red);
    expect(htmlOf(blue)).toBe('<p><span style="color:#1a56a8">rain</span></p><p>wind</p>');
    expect(htmlOf(setColor(undefined)(blue))).toBe(TWO);
  });

  it('set the colour of the next typed text', () => {
    const state = type(setColor('teal')(editorWith('<p>a</p>', [0, 1])), 'b');
    expect(htmlOf(state)).toBe('<p>a<span style="color:#0b6e79">b</span></p>');
    expect(htmlOf(type(setColor(undefined)(state), 'c'))).toContain('</span>c</p>');
  });

  it('clear the formatting of the selection or of the block with the caret', () => {
    const html =
      '<h2 style="text-align:right"><a href="https://a.org"><em>rain</em></a></h2><ul><li>b</li></ul>';
    expect(htmlOf(clearFormatting(editorWith(html, [0, 2])))).toBe(
      '<p>rain</p><ul><li>b</li></ul>',
    );
    expect(htmlOf(clearFormatting(editorWith(html, [0, 0], [1, 1])))).toBe('<p>rain</p><p>b</p>');
  });
});

describe('links', () => {
  it('wrap the selected text', () => {
    const state = editorWith(TWO, [0, 0], [0, 4]);
    expect(needsLinkText(state)).toBe(false);
    expect(htmlOf(setLink('https://b.org', '')(state))).toBe(
      '<p><a href="https://b.org">rain</a></p><p>wind</p>',
    );
  });

  it('insert a separate text if nothing is selected', () => {
    const state = editorWith('<p>see </p>', [0, 3]);
    expect(needsLinkText(state)).toBe(true);
    expect(htmlOf(setLink('tel:191', 'call')(state))).toBe('<p>see<a href="tel:191">call</a></p>');
    expect(htmlOf(setLink('tel:191', '')(state))).toContain('>tel:191</a>');
  });

  test.each([4, 6, 8])(
    'are changed and removed as a whole with the caret at offset %i',
    (offset) => {
      const state = editorWith(LINKED, [0, offset]);
      expect(linkAt(state)).toBe('https://a.org');
      expect(htmlOf(setLink('https://b.org', '')(state))).toBe(LINKED.replace('a.org', 'b.org'));
      expect(htmlOf(removeLink(state))).toBe('<p>see rain</p>');
    },
  );
});

it('changes a link with several styles as a whole', () => {
  const html = '<p><a href="https://a.org">rain <strong>and</strong> wind</a></p>';
  const state = editorWith(html, [0, 1]);
  expect(htmlOf(setLink('https://b.org', '')(state))).toBe(html.replace('a.org', 'b.org'));
});

describe('Enter', () => {
  const enter = (html: string, at: [number, number], isSoft = false) =>
    htmlOf(type(pressEnter(editorWith(html, at), isSoft), 'x'));

  test.each<[string, string, [number, number], string]>([
    ['splits a paragraph', '<p>rain</p>', [0, 2], '<p>ra</p><p>xin</p>'],
    [
      'keeps the alignment',
      '<p style="text-align:center">a</p>',
      [0, 1],
      '<p style="text-align:center">a</p><p style="text-align:center">x</p>',
    ],
    ['ends a heading', '<h1>a</h1>', [0, 1], '<h1>a</h1><p>x</p>'],
    ['splits a heading', '<h1>ab</h1>', [0, 1], '<h1>a</h1><h1>xb</h1>'],
    ['begins another item', '<ul><li>a</li></ul>', [0, 1], '<ul><li>a</li><li>x</li></ul>'],
    [
      'ends a list at an empty item',
      '<ul><li>a</li><li><br></li></ul>',
      [1, 0],
      '<ul><li>a</li></ul><p>x</p>',
    ],
    [
      'ends the inner list first',
      '<ul><li>a<ul><li><br></li></ul></li></ul>',
      [1, 0],
      '<ul><li>a</li><li>x</li></ul>',
    ],
    ['continues code', '<pre>a</pre>', [0, 1], '<pre>a\nx</pre>'],
    ['ends code at an empty last line', '<pre>a\n</pre>', [1, 0], '<pre>a</pre><p>x</p>'],
    ['continues code at an empty inner line', '<pre>a\n\nb</pre>', [1, 0], '<pre>a\n\nx\nb</pre>'],
    ['ends an empty quote', '<blockquote><br></blockquote>', [0, 0], '<p>x</p>'],
  ])('%s', (_, html, at, expected) => expect(enter(html, at)).toBe(expected));

  it('with Shift stays in the block', () => {
    expect(enter('<h1>a</h1>', [0, 1], true)).toBe('<h1>a<br>x</h1>');
    expect(enter('<pre>a</pre>', [0, 1], true)).toBe('<pre>a\nx</pre>');
  });

  it('with Shift replaces the selection, even across blocks', () => {
    const state = editorWith('<p>rain</p><p>wind</p>', [0, 2], [1, 2]);
    expect(htmlOf(type(pressEnter(state, true), 'x'))).toBe('<p>ra<br>xnd</p>');
  });
});

test.each([
  ['<ul><li>a<ul><li>b</li></ul></li></ul>', 1, '<ul><li>a</li><li>b</li></ul>'],
  ['<ul><li>a</li></ul>', 0, '<p>a</p>'],
  ['<h2>a</h2>', 0, '<p>a</p>'],
])(
  'Backspace at the start of a block moves out or resets the block in %s',
  (html, block, expected) => {
    const state = runKeyCommand(editorWith(html, [block, 0]), 'backspace');
    expect(state && htmlOf(state)).toBe(expected);
  },
);
