import { htmlToContent } from '../../../../src/client/features/posts/editor/converters/htmlToContent';
import {
  formatsOf,
  htmlOfText,
  textOf,
} from '../../../../src/client/features/posts/editor/converters/plainText';

describe('plain text', () => {
  test.each([
    ['', ''],
    ['မိုး', '<p>မိုး</p>'],
    ['1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
    ['rain\n\nwind', '<p>rain</p><p><br></p><p>wind</p>'],
    ['rain\r\nwind', '<p>rain</p><p>wind</p>'],
    ['two  spaces', '<p>two\u00A0 spaces</p>'],
  ])('makes %j the description %j', (text, html) => {
    expect(htmlOfText(text)).toBe(html);
  });

  it('comes back as it was typed', () => {
    const text = ' မိုးလေဝသ  သတိပေးချက်\n\n<b> & "wind"\n';
    expect(textOf(htmlToContent(htmlOfText(text)))).toBe(text);
  });

  test.each([
    ['<p>rain</p><p><br></p>', []],
    ['<h2>a</h2>', ['headings']],
    ['<ul><li>a</li></ul>', ['lists']],
    ['<blockquote>a</blockquote><pre>b</pre>', ['quotes', 'code blocks']],
    ['<p>a <u>b</u></p>', ['bold, italic or underlined text']],
    ['<p><span style="color:#1a56a8">b</span></p>', ['text colours']],
    ['<p><a href="https://a.org">b</a></p>', ['links']],
    ['<p style="text-align:right">b</p>', ['alignment']],
  ])('would lose of %s: %j', (html, formats) => {
    expect(formatsOf(html)).toEqual(formats);
  });
});
