import { cleanDescription } from '../../../src/server/html/cleanDescription';
import { closeExcerpt } from '../../../src/server/html/excerpt';

it.each([
  [
    '<p>Heavy</p><ul><li>one</li><li><em>tw',
    '<p>Heavy</p><ul><li>one</li><li><em>tw</em></li></ul>',
  ],
  ['<p>Heavy<br>rain', '<p>Heavy<br>rain</p>'],
  ['<p>Heavy</p', '<p>Heavy</p>'],
  ['<p>Heavy <span style="color:#1', '<p>Heavy </p>'],
  ['<p>wind &amp; ra', '<p>wind &amp; ra</p>'],
  ['<p>wind &am', '<p>wind </p>'],
  ['<p><a href="https://example.org/?a=1&am', '<p></p>'],
  ['', ''],
])('makes %j well-formed', (cut, closed) => expect(closeExcerpt(cut)).toBe(closed));

const WHOLE = cleanDescription(
  '<h2 style="text-align:center">မိုး &amp; <em>wind</em></h2><pre>a &lt; b</pre>' +
    '<ol><li>one<ul><li style="text-align:right">two</li></ul></li></ol><blockquote>x<br>y' +
    '</blockquote><p><span style="color:#1a56a8"><u>see</u> <a href="https://example.org/?a=1&amp;b=2">' +
    'this</a></span> &gt;</p>',
);

const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

it('makes a description well-formed wherever it is cut, and keeps its text', () => {
  const cuts = Array.from({ length: WHOLE.length + 1 }, (_, length) => WHOLE.slice(0, length));
  for (const cut of cuts) {
    const closed = closeExcerpt(cut);
    // The sanitizer changes anything that is not well-formed.
    expect(cleanDescription(closed)).toBe(closed);
    expect(textOf(WHOLE).startsWith(textOf(closed))).toBe(true);
  }
  expect(closeExcerpt(WHOLE)).toBe(WHOLE);
});
