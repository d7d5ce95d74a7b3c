import {
  parseHtml,
  quietHtml,
  toPlainText,
  toTextLines,
} from '../../../src/client/shared/text/html';

it.each([
  ['a style', '<p style="color:red">a</p>', '<p data-style="color:red">a</p>'],
  ['a handler', '<img src=x onerror=alert(1)>', '<img src=x data-onerror=alert(1)>'],
  ['capitals and spaces', "<P STYLE = 'x'>a", "<P data-STYLE = 'x'>a"],
  ['what follows a quote', '<p class="a"style="b">', '<p class="a"data-style="b">'],
  ['what follows a slash', '<svg/onload=x>', '<svg/data-onload=x>'],
  ['what follows a > in quotes', '<p title="a>b" style="c">', '<p title="a>b" data-style="c">'],
])('sets %s aside', (_, html, quiet) => expect(quietHtml(html)).toBe(quiet));

it.each([
  ['text', 'on = 1, style="x" and 3 < 4 style="x" > 2'],
  ['a text between tags', '<p>style="x" on=1</p>'],
  ['a value', '<a href="https://example.org/onsale=1?style=2" title=\'a style="b"\'>'],
  ['other elements', '<basefont><styled>a</styled>'],
  ['other names', '<p data-style="a" stylesheet="b" class="on">'],
])('leaves %s alone', (_, html) => expect(quietHtml(html)).toBe(html));

it.each([
  ['a style sheet', 'a<style media="all">p { color: red }</STYLE >b', 'ab'],
  ['one that never ends', 'a<style>p { color: red }', 'a'],
  ['a base address', 'a<base href="https://example.org">b', 'ab'],
  ['nothing of a value', '<p title="<style>">a</p>', '<p title="<style>">a</p>'],
])('removes %s', (_, html, quiet) => expect(quietHtml(html)).toBe(quiet));

it('parses into a document beside the page', () => {
  const parsed = parseHtml('<p style="color:red">a</p>');
  expect(parsed).not.toBe(document);
  expect(parsed.querySelector('p')?.getAttribute('data-style')).toBe('color:red');
});

it.each([
  ['plain text as it is', 'Rain & wind', 'Rain & wind'],
  ['nothing of nothing', '', ''],
  ['the text of markup', '<p>Heavy <strong>rain</strong></p>', 'Heavy rain'],
  ['entities as what they stand for', 'a &lt;b&gt; &amp;&nbsp;&eacute;&#x1000;', 'a <b> & éက'],
  [
    'blocks apart',
    '<h1>One</h1><p>Two</p><ul><li>Three</li><li>Four</li></ul>',
    'One Two Three Four',
  ],
  ['lines apart', 'One<br>Two<br/>Three', 'One Two Three'],
  ['cells apart', '<table><tr><td>1</td><td>2</td></tr></table>', '1 2'],
  ['words together that run on', 'r<em>ai</em>n<a href="/x">bow</a>', 'rainbow'],
  ['no script and no style', '<style>p{}</style>a<script>alert(1)</script>b', 'ab'],
  ['no comment', 'a<!-- b -->c', 'ac'],
  ['white space as one space', '  a \n\t <p> b </p>\u00a0 ', 'a b'],
  ['a lone less-than sign', '3 < 5 mm', '3 < 5 mm'],
  ['markup that is cut off', '<p>Rain <b>and', 'Rain and'],
  ['Burmese with its word breaks', '<p>မိုး\u200bကြီး</p>', 'မိုး\u200bကြီး'],
  ['an image as nothing', 'a<img src="https://example.org/x.png" alt="b" onerror="x()">c', 'a c'],
])('reads %s', (_, html, text) => expect(toPlainText(html)).toBe(text));

it.each([
  [
    '<p>Shelters are on <a href="https://example.org/shelters">this map</a> or call <a href="tel:+951199">the hotline</a>.</p><ol><li>Take water</li><li>Go up</li></ol>',
    'Shelters are on this map (https://example.org/shelters) or call the hotline (+951199).\n1. Take water\n2. Go up',
  ],
  ['<ol><li value="3">a</li><li><b>b</b><p>c</p></li></ol><ul><li></li></ul>', '3. a\n4. b\nc'],
  ['10<sup>3</sup> <del>no</del> <strike>no</strike>', '10³'],
  ['<a href="/posts">here</a><a href="javascript:x">there</a>', 'herethere'],
  ['rain\n\n wind', 'rain\nwind'],
])('reads %j in whole', (html, text) => expect(toTextLines(html)).toBe(text));
