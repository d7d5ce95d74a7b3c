import fc from 'fast-check';
import { isBlank, isBlankHtml, normalize } from '../../src/contract/text';

const INVISIBLE = [
  ...['\u0020', '\u0009', '\u000A', '\u000D', '\u00A0', '\u2003', '\u3000'],
  ...['\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u200E', '\u2063'],
];

describe('isBlank', () => {
  it.each(INVISIBLE.map((char) => [char.charCodeAt(0).toString(16), char]))(
    'sees nothing in U+%s',
    (_, char) => {
      expect(isBlank(char)).toBe(true);
      expect(isBlank(`${char}က${char}`)).toBe(false);
    },
  );

  it('sees nothing in all of them together, nor where there is no text', () => {
    expect(isBlank(INVISIBLE.join(''))).toBe(true);
    expect([isBlank(''), isBlank(null), isBlank(undefined)]).toEqual([true, true, true]);
  });

  it.each(['a', '0', '-', '\u102C', '❤\uFE0F', '。'])('sees %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('isBlankHtml', () => {
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
  ])('sees nothing in %j', (html) => {
    expect(isBlankHtml(html)).toBe(true);
  });

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
  ])('sees something in %j', (html) => {
    expect(isBlankHtml(html)).toBe(false);
  });
});

describe('normalize', () => {
  const mark = fc.constantFrom('\u0323', '\u0301', '\u1037', '\u103A', '\u0344');

  it('follows Unicode for as many marks as a letter can have', () => {
    const letter = fc
      .tuple(fc.constantFrom('a', 'က', 'Å', '한', '🌊'), fc.array(mark, { maxLength: 15 }))
      .map(([base, marks]) => base + marks.join(''));
    const text = fc.array(letter).map((letters) => letters.join(''));
    fc.assert(
      fc.property(text, fc.constantFrom('NFC' as const, 'NFKD' as const), (given, form) => {
        expect(normalize(given, form)).toBe(given.normalize(form));
      }),
    );
  });

  it('normalizes what follows thirty marks by itself', () => {
    const [thirty, next] = ['\u0301'.repeat(30), '\u0323'];
    expect(normalize(`q${thirty}${next}`, 'NFC')).toBe(`q${thirty}${next}`);
    expect(`q${thirty}${next}`.normalize('NFC')).toBe(`q${next}${thirty}`);
  });

  it('keeps every mark of a letter that has far too many, in time', () => {
    const normal = normalize(`q${'\u0323\u0301'.repeat(200_000)}`, 'NFC');
    expect(normal).toHaveLength(400_001);
    expect(normal.replaceAll('\u0301', '')).toBe(`q${'\u0323'.repeat(200_000)}`);
  });
});
