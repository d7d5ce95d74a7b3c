import {
  richFormats,
  unsupportedContent,
} from '../../../../../src/client/features/posts/editor/converters/unsupported';

describe('unsupportedContent', () => {
  test.each([
    ['<p>a</p><table><tbody><tr><td>b</td></tr></table>', ['tables']],
    ['<p><img src="a.png"></p>', ['images']],
    ['<p><img alt="🌀" class="emoji" src="a.png"></p>', []],
    ['<figure><img src="a.png"></figure>', ['images']],
    ['<iframe src="https://a.org"></iframe>', ['videos and embedded pages']],
    ['<hr>', ['dividing lines']],
    ['<script>x</script>', ['forms and scripts']],
    ['<p>10<sup>က</sup></p>', ['superscript or subscript']],
    ['<ol type="a"><li>a</li></ol>', ['letters as list numbers']],
    ['<p><code>a</code></p>', ['other formatting']],
    ['<p style="margin-left:40px">a</p>', ['colours and styles of other programs']],
    ['<p><span style="color:#123456">a</span></p>', ['colours and styles of other programs']],
    ['<p class="lead">a</p>', ['colours and styles of other programs']],
    ['<p><a href="/posts">a</a></p>', ['links to other places']],
    ['<table><tr><td><img src="a"></td></tr></table>', ['tables', 'images']],
  ])('names what the editor would drop of %s', (html, names) =>
    expect(unsupportedContent(html)).toEqual(names),
  );

  test.each([
    ...['', 'rain', '<p><b>a</b> <i>b</i></p>', '<p class="ql-align-center">a</p>'],
    ...['<div align="right"><font color="#b3261e">a</font></div>', '<pre><code>a</code></pre>'],
    ...['<p><span style="color: black; font-weight: 700">a</span></p>'],
    ...['<ul><li class="ql-indent-1" data-list="x">a</li></ul>'],
    ...['<p><s>a</s><del>b</del><span style="text-decoration:line-through">c</span></p>'],
    ...['<p>10<sup>3</sup> H<sub>2</sub>O</p>', '<ol start="4"><li value="6">a</li></ol>'],
    ...['<p><a href="https://a.org" target="_blank" rel="noopener">a</a></p>'],
    ...['<p><a href="https://a.org/my file.pdf">a</a> <a href="tel:+95 1 234">b</a></p>'],
  ])('finds nothing in %s', (html) => expect(unsupportedContent(html)).toEqual([]));
});

test.each([
  ['<p>rain</p><p><br></p>', []],
  ['<h2>a</h2>', ['headings']],
  ['<ul><li>a</li></ul>', ['lists']],
  ['<blockquote>a</blockquote><pre>b</pre>', ['quotes', 'code blocks']],
  ['<p>a <u>b</u></p>', ['bold, italic, underlined or struck-out text']],
  ['<p><span style="color:#1a56a8">b</span></p>', ['text colours']],
  ['<p><a href="https://a.org">b</a></p>', ['links']],
  ['<p style="text-align:right">b</p>', ['alignment']],
])('richFormats names the formatting of %s: %j', (html, formats) =>
  expect(richFormats(html)).toEqual(formats),
);
