import { contentToHtml } from '../../../../../src/client/features/posts/editor/converters/contentToHtml';
import { htmlToContent } from '../../../../../src/client/features/posts/editor/converters/htmlToContent';
import { textToHtml } from '../../../../../src/client/features/posts/editor/converters/plainText';

const read = (html: string) => contentToHtml(htmlToContent(html));

test.each([
  ['an empty description', '', '<p><br></p>'],
  ['bare text', 'rain', '<p>rain</p>'],
  ['lines separated by br', 'rain<br>wind', '<p>rain<br>wind</p>'],
  [
    'line breaks of slides',
    'rain\vwind\u2028<b>sea</b>',
    '<p>rain<br>wind<br><strong>sea</strong></p>',
  ],
  ['what nobody sees', '<p>ra\u00ADin\u202E 👩\u200D👧</p>', '<p>rain 👩\u200D👧</p>'],
  [
    'images of emoji',
    '<p><img alt="⚠️"> a<b><img alt="👩\u200D👧" src="x"></b><img alt="→"></p>',
    '<p>⚠️ a<strong>👩\u200D👧</strong>→</p>',
  ],
  ['other images', '<p><img alt="map"><img alt="5"><img alt="🌀🌀"><img>x</p>', '<p>x</p>'],
  ['an empty paragraph', '<p><br></p><p>rain</p>', '<p><br></p><p>rain</p>'],
  ['a break before an empty last line', '<p>rain<br><br></p>', '<p>rain<br><br></p>'],
  ['wrappers', '<section><div>rain<p>wind</p></div></section>', '<p>rain</p><p>wind</p>'],
  ['b and i', '<p><b>rain</b><i>wind</i></p>', '<p><strong>rain</strong><em>wind</em></p>'],
  [
    'elements in any order',
    '<p><u><em><strong><span style="color:#b3261e"><a href="https://a.org">x</a></span></strong></em></u></p>',
    '<p><a href="https://a.org"><span style="color:#b3261e"><strong><em><u>x</u></em></strong></span></a></p>',
  ],
  [
    'adjacent elements with the same style',
    '<p><b>a</b><strong>b</strong></p>',
    '<p><strong>ab</strong></p>',
  ],
  ['text-align', '<h2 style="text-align: center">x</h2>', '<h2 style="text-align:center">x</h2>'],
  ['the align attribute', '<p align="right">x</p>', '<p style="text-align:right">x</p>'],
  ['classes of Quill', '<p class="ql-align-justify">x</p>', '<p style="text-align:justify">x</p>'],
  ['center', '<center>x</center>', '<p style="text-align:center">x</p>'],
  [
    'alignment to the start of the line',
    '<div align="center"><p align="left">x</p></div>',
    '<p>x</p>',
  ],
  [
    'rgb of the palette',
    '<p><span style="color: rgb(179, 38, 30)">x</span></p>',
    '<p><span style="color:#b3261e">x</span></p>',
  ],
  [
    'font of the palette',
    '<font color="#1A56A8">x</font>',
    '<p><span style="color:#1a56a8">x</span></p>',
  ],
  [
    'a colour close to one of the palette',
    '<p><span style="color:#b3261f">x</span></p>',
    '<p>x</p>',
  ],
  [
    'nested lists',
    '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>',
    '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>',
  ],
  [
    'a list directly in a list',
    '<ul><li>a</li><ul><li>b</li></ul></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  [
    'the indents of Quill',
    '<ul><li>a</li><li class="ql-indent-1">b</li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  ['paragraphs in an item', '<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li>a<br>b</li></ul>'],
  [
    'numbers of lists',
    '<ol start="04"><li>a</li><li>b</li></ol><p>c</p><ol start="6"><li>d</li></ol>',
    '<ol start="4"><li>a</li><li>b</li></ol><p>c</p><ol start="6"><li>d</li></ol>',
  ],
  [
    'a number of an item',
    '<ol><li>a</li><li value="5">b</li><li>c</li></ol>',
    '<ol><li>a</li></ol><ol start="5"><li>b</li><li>c</li></ol>',
  ],
  [
    'numbers that go down',
    '<ol reversed><li>a</li><li>b</li></ol>',
    '<ol start="2"><li>a</li></ol><ol><li>b</li></ol>',
  ],
  [
    'a list that goes on in the next one',
    '<ol><li>a</li></ol><ol start="2"><li>b</li></ol>',
    '<ol><li>a</li><li>b</li></ol>',
  ],
  [
    'a list that begins again',
    '<ol><li>a</li></ol><ol><li>b</li></ol>',
    '<ol><li>a</li></ol><ol><li>b</li></ol>',
  ],
  [
    'numbers around an inner list',
    '<ol start="0"><li>a<ol start="7"><li>b</li></ol>c</li><li>d</li></ol>',
    '<ol start="0"><li>a<ol start="7"><li>b</li></ol></li><li>c</li><li>d</li></ol>',
  ],
  [
    'Burmese numbers',
    '<ol style="list-style-type: burmese" start="2"><li>a</li></ol><ol><li style="list-style: myanmar">b</li></ol>',
    '<ol start="2" style="list-style-type:myanmar"><li>a</li></ol><ol style="list-style-type:myanmar"><li>b</li></ol>',
  ],
  [
    'text that is struck out',
    '<p><s>a</s><strike>b</strike><del>c</del><span style="text-decoration: line-through red">d</span><u><s>e</s></u></p>',
    '<p><s>abcd</s><u><s>e</s></u></p>',
  ],
  [
    'superscript and subscript',
    '<p>4 x 10<sup>3</sup> m<sup>-2</sup>, CO<sub>2</sub>, x<sup>n+1</sup>, 30<sup>o</sup>C</p>',
    '<p>4 x 10³ m⁻², CO₂, xⁿ⁺¹, 30°C</p>',
  ],
  [
    'superscript by styles',
    '<p>10<span style="font-size:0.6em;vertical-align:super">3</span> m<span style="position:relative;top:-3.0pt;mso-text-raise:3.0pt">2</span> H<span style="vertical-align:sub">2</span>O</p>',
    '<p>10³ m² H₂O</p>',
  ],
  [
    'numbers without raised forms',
    '<p>၁၀<sup>၃</sup> x<sub>၂</sub> 1<sup>st</sup></p>',
    '<p>၁၀^၃ x_၂ 1st</p>',
  ],
  ['adjacent lists', '<ul><li>a</li></ul><ul><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  [
    'a quote of two paragraphs',
    '<blockquote><p>a</p><p>b</p></blockquote>',
    '<blockquote>a</blockquote><blockquote>b</blockquote>',
  ],
  ['lines of code', '<pre><code>a\n  b\n</code></pre>', '<pre>a\n  b\n</pre>'],
  ['code that begins with an empty line', '<pre>\n\na</pre>', '<pre>\n\na</pre>'],
  [
    'a table, one line per row',
    '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    '<p>a b</p><p>c</p>',
  ],
  ['images and scripts', '<p>a<img src="x"><script>b</script><style>c</style></p>', '<p>a</p>'],
  ['a link that runs a script', '<p><a href="javascript:x">a</a></p>', '<p>a</p>'],
  [
    'links with blanks in their addresses',
    '<p><a href="https://a.org/my file.pdf">a</a> <a href="tel:+95 1 234">b</a></p>',
    '<p><a href="https://a.org/my%20file.pdf">a</a> <a href="tel:+95%201%20234">b</a></p>',
  ],
  ['hidden text', '<p>a<span style="display:none">b</span></p>', '<p>a</p>'],
  ['white space as HTML shows it', '<p>\n  a \n <b> b</b>  </p>', '<p>a <strong>b</strong></p>'],
  ['no-break spaces', '<p>&nbsp;a&nbsp; b</p>', '<p>\u00A0a\u00A0 b</p>'],
  [
    'characters special to HTML',
    '<p>1 &lt; 2 &amp; "3" > \'0\'</p>',
    '<p>1 &lt; 2 &amp; "3" &gt; \'0\'</p>',
  ],
  ['an emoji before a style', '<p>🌀<b>b</b></p>', '<p>🌀<strong>b</strong></p>'],
])('reads %s', (_, html, expected) => expect(read(html)).toBe(expected));

test.each([
  ['', ''],
  ['မိုး', '<p>မိုး</p>'],
  ['1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
  ['rain\n\nwind', '<p>rain</p><p><br></p><p>wind</p>'],
  ['rain\r\nwind', '<p>rain</p><p>wind</p>'],
  ['two  spaces', '<p>two\u00A0 spaces</p>'],
])('converts %j to %j', (text, html) => expect(textToHtml(text)).toBe(html));

it('is reverted by reading the text back', () => {
  const text = ' မိုးလေဝသ  သတိပေးချက်\n\n<b> & "wind"\n';
  expect(htmlToContent(textToHtml(text)).getPlainText('\n')).toBe(text);
});
