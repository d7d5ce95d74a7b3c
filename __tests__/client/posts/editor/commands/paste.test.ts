import { pasteInto } from '../../../../../src/client/features/posts/editor/commands/paste';
import { readClipboard } from '../../../../../src/client/features/posts/editor/converters/clipboard';
import { editorWith, htmlOf } from '../editorStates';
import { GOOGLE_DOCS, WEB_PAGE, WORD } from '../clipboards';

const read = (html: string) => readClipboard({ html, slice: '' }).blocks;

const pasted = (html: string) => htmlOf(pasteInto(editorWith('', [0, 0]), '', read(html)));

it('keeps the formatting of Word', () =>
  expect(pasted(WORD)).toBe(
    '<h1>မုန်တိုင်းသတိပေးချက်</h1>' +
      '<p>Heavy <strong>rain</strong> and <em>wind</em> in <u>Yangon</u>.</p>' +
      '<ul><li>first<ul><li>within</li></ul></li></ul><ol><li>one</li></ol>' +
      '<ol start="2" style="list-style-type:myanmar"><li>two</li></ol>' +
      '<p style="text-align:center">See <a href="https://example.org/">the map</a></p>',
  ));

it('keeps the formatting of Google Docs', () =>
  expect(pasted(GOOGLE_DOCS)).toBe(
    '<h2>Forecast</h2><p>Normal, <strong>bold</strong> and <em>italic</em> with <u>a line</u>.</p>' +
      '<ul><li>first<ul><li>within</li></ul></li></ul>' +
      '<p style="text-align:center"><a href="https://example.org">a link</a></p>',
  ));

it('keeps what the editor supports of a web page, and nothing that runs or loads', () =>
  expect(pasted(WEB_PAGE)).toBe(
    '<h1>Cyclone</h1><p>Stay <strong>inside</strong>. Call me.</p><p>Town Wind</p><p>Sittwe 120</p>' +
      '<blockquote>quoted</blockquote><pre>code\nmore</pre>',
  ));

it('makes each line of plain text a paragraph and drops blank ones', () => {
  const state = pasteInto(editorWith('<p>ab</p>', [0, 1]), 'rain\r\n\v<wi\u200Bnd>\tမိုး');
  expect(htmlOf(state)).toBe('<p>arain</p><p>&lt;wind&gt; မိုးb</p>');
});

it('gives plain text the style and block type at the caret', () => {
  const bold = editorWith('<ul><li><strong>ab</strong></li></ul>', [0, 2]);
  expect(htmlOf(pasteInto(bold, 'c\nd'))).toBe(
    '<ul><li><strong>abc</strong></li><li><strong>d</strong></li></ul>',
  );
});

it('replaces the selection', () => {
  const state = editorWith('<p>rain</p><p>wind</p>', [0, 2], [1, 2]);
  expect(htmlOf(pasteInto(state, '', read('<b>x</b>')))).toBe('<p>ra<strong>x</strong>nd</p>');
});

it('keeps the type of the block that it is pasted into', () => {
  const into = (html: string) => pasteInto(editorWith(html, [0, 1]), '', read('<h1>x</h1>'));
  expect(htmlOf(into('<p>a</p>'))).toBe('<p>ax</p>');
  expect(htmlOf(into('<ol><li>a</li></ol>'))).toBe('<ol><li>ax</li></ol>');
});

it('brings its own type into an empty block', () => {
  expect(pasted('<h2 align="center">x</h2>')).toBe('<h2 style="text-align:center">x</h2>');
  expect(pasted('<ul><li>x</li></ul>')).toBe('<ul><li>x</li></ul>');
  const item = editorWith('<ul><li><br></li></ul>', [0, 0]);
  expect(htmlOf(pasteInto(item, '', read('<p>x</p>')))).toBe('<ul><li>x</li></ul>');
});

it('stays plain text in code, with blank lines and tabs', () => {
  const state = pasteInto(editorWith('<pre>a</pre>', [0, 1]), '\tb\n\nc', read('<p><b>b</b></p>'));
  expect(htmlOf(state)).toBe('<pre>a\tb\n\nc</pre>');
});

it('changes nothing if no content can be kept', () => {
  const state = editorWith('<p>a</p>', [0, 1]);
  expect(pasteInto(state, '', read('<img src="x">'))).toBe(state);
});

it('pastes the text if the HTML has none, such as a picture of the same cells', () => {
  const state = editorWith('', [0, 0]);
  expect(htmlOf(pasteInto(state, 'rain', read('<img src="x">')))).toBe('<p>rain</p>');
});

it('goes on with Burmese digits in a list that has them', () => {
  const list = '<ol style="list-style-type:myanmar"><li>a</li></ol>';
  expect(htmlOf(pasteInto(editorWith(list, [0, 1]), 'b\nc'))).toBe(
    '<ol style="list-style-type:myanmar"><li>ab</li><li>c</li></ol>',
  );
});
