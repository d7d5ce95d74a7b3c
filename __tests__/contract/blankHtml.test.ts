import { isBlankHtml } from '../../src/contract/blankHtml';

it.each([
  '',
  null,
  undefined,
  '<p><br></p>',
  '<p>&nbsp;</p><p> </p>',
  '<h1>\u200B</h1>',
  '&#8203;&#x200B;&#xa0;&#160;&ZeroWidthSpace;&zwnj;&zwj;&NoBreak;&shy;',
  '<ul><li></li></ul>',
  '<p title="a > b"></p>',
  "<p title='>'></p>",
  '<img src="flood.jpg" alt="Flood">',
  '<!-- nothing > here --><p></p>',
  '<style>p { color: red }</style><script>let a = "<p>x</p>";</script>',
  '<!doctype html><p></p>',
])('sees nothing in %j', (html) => expect(isBlankHtml(html)).toBe(true));

it.each([
  'rain',
  '<p>rain</p>',
  '<p>မိုး\u200B</p>',
  '<p><br></p><p>.</p>',
  '2 < 3',
  'a <3 b>',
  '&amp;nbsp;',
  '&lt;br&gt;',
  '&#65;',
  '&#x1F327;',
  '&#9999999;',
  '<!-- a --> b <!-- c -->',
  '<scripture>Word</scripture>',
  '<style>p{}</style>rain',
])('sees something in %j', (html) => expect(isBlankHtml(html)).toBe(false));
