import { toPlainText } from '../../../src/client/shared/text/html';

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
])('reads %s', (_, html, text) => {
  expect(toPlainText(html)).toBe(text);
});
