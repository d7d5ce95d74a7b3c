import fc from 'fast-check';
import { cleanLine, cleanLines, isBlank, visibleOnly } from '../../src/contract/text';

const INVISIBLE = [
  ...['\u0020', '\u0009', '\u000A', '\u000D', '\u00A0', '\u2003', '\u3000'],
  ...['\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u200E', '\u2063'],
  ...['\u115F', '\u1160', '\u3164', '\uFFA0', '\u17B4', '\u2800', '\u0001', '\u0085', '\u009F'],
  ...['\uFE0F', '\u180B', '\u034F', '\u{E0101}', '\u{E0020}', '\u{1D173}'],
  ...['\u061C', '\u202A', '\u202C', '\u202E', '\u2066', '\u2069', '\uFFF9'],
];

describe('isBlank', () => {
  it.each(INVISIBLE.map((char) => [char.charCodeAt(0).toString(16), char]))(
    'sees nothing in U+%s',
    (_, char) => {
      expect(isBlank(char)).toBe(true);
      expect(isBlank(`${char}က${char}`)).toBe(false);
    },
  );

  it('sees nothing in all of them together, or in a missing text', () => {
    expect(isBlank(INVISIBLE.join(''))).toBe(true);
    expect([isBlank(''), isBlank(null), isBlank(undefined)]).toEqual([true, true, true]);
  });

  it.each(['a', '0', '-', '\u102C', '❤\uFE0F', '。'])('sees %j', (text) =>
    expect(isBlank(text)).toBe(false),
  );
});

describe('visibleOnly', () => {
  const isSpace = (char: string) => /[^\S\uFEFF]|\u0085/.test(char);

  it.each(INVISIBLE.filter((char) => !isSpace(char)))('drops %j anywhere', (char) =>
    expect(visibleOnly(`${char}ရန်${char}ကုန်${char}`)).toBe('ရန်ကုန်'),
  );

  it.each(INVISIBLE.filter(isSpace))('keeps a space for %j between words and trims it', (char) => {
    const space = /[\t\n\r\u0085]/.test(char) ? ' ' : char;
    expect(visibleOnly(`${char}a${char}b${char}`)).toBe(`a${space}b`);
  });

  it('trims what is left of blanks and invisible characters together', () =>
    expect(visibleOnly(' \u200B \u202E rain \uFEFF ')).toBe('rain'));

  it.each(['က္ကို', 'သြဂုတ်', 'Café', '☔', 'လမ်း ၅', '#1 / a-b'])('keeps all of %s', (name) =>
    expect(visibleOnly(name)).toBe(name),
  );
});

const FAMILY = '👩\u200D👩\u200D👧\u200D👦';
const EMOJI = [FAMILY, '❤\uFE0F\u200D🔥', '👍🏽\u200D👍', '1\uFE0F\u20E3', '⚠\uFE0F'];
const WELSH_FLAG = '🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}';
const BREAKS = ['\v', '\f', '\u0085', '\u2028', '\u2029', '\r', '\r\n', '\n'];
const HIDDEN = [...'\u200B\u200C\u200D\u200E\u202E\u2066\u00AD\uFEFF\u0001'];

describe('cleaning a text', () => {
  it.each(BREAKS)('makes a line break of %j, and a space in a single line', (lineBreak) => {
    expect(cleanLines(`STORM${lineBreak}Move`)).toBe('STORM\nMove');
    expect(cleanLine(`STORM${lineBreak}Move`)).toBe('STORM Move');
  });

  it('keeps blank lines and tabs of several lines only', () => {
    expect(cleanLines('a\n\v\tb')).toBe('a\n\n\tb');
    expect(cleanLine('a\n\v\tb')).toBe('a b');
  });

  it.each(HIDDEN)('removes %j from Latin', (char) => {
    expect(cleanLines(`${char}a${char}b${char}`)).toBe('ab');
    expect(cleanLine(`${char}a${char}b${char}`)).toBe('ab');
  });

  it.each([...EMOJI, WELSH_FLAG])('keeps %s one sign', (emoji) =>
    expect([cleanLines(`a${emoji}b`), cleanLine(`a${emoji}b`)]).toEqual([
      `a${emoji}b`,
      `a${emoji}b`,
    ]),
  );

  it.each(['\u200D', '\uFE0F', '\u{E0067}'])('removes %j where it joins nothing', (char) =>
    expect(cleanLines(`a${char}5${char} 🌧${char === '\uFE0F' ? '' : char}`)).toBe('a5 🌧'),
  );

  it.each(['\u200B', '\u200C', '\u200D', '\u2060'])(
    'keeps %j between Burmese letters of several lines, not of a name or title',
    (char) => {
      expect(cleanLines(`${char}မိုး${char}ကြီး ${char}`)).toBe(`မိုး${char}ကြီး `);
      expect(cleanLine(`${char}မိုး${char}ကြီး${char}`)).toBe('မိုးကြီး');
    },
  );

  it('changes nothing a second time, whatever the text', () => {
    const piece = fc.constantFrom(...BREAKS, ...HIDDEN, ...EMOJI, WELSH_FLAG, 'a', 'က', ' ', '\t');
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (dirty) => {
        for (const clean of [cleanLine, cleanLines]) {
          const once = clean(dirty);
          expect(clean(once)).toBe(once);
          expect(once).not.toMatch(/[\r\v\f\u0085\u2028\u2029\u202E\u00AD\uFEFF]/);
        }
        expect(cleanLine(dirty)).not.toMatch(/[\t\n]/);
      }),
    );
  });
});
