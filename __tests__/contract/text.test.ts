import { isBlank, visibleOnly } from '../../src/contract/text';

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

  it('sees nothing in all of them together, nor where there is no text', () => {
    expect(isBlank(INVISIBLE.join(''))).toBe(true);
    expect([isBlank(''), isBlank(null), isBlank(undefined)]).toEqual([true, true, true]);
  });

  it.each(['a', '0', '-', '\u102C', '❤\uFE0F', '。'])('sees %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('visibleOnly', () => {
  const isSpace = (char: string) => char.trim() === '' && char !== '\uFEFF';

  it.each(INVISIBLE.filter((char) => !isSpace(char)))('drops %j anywhere', (char) => {
    expect(visibleOnly(`${char}ရန်${char}ကုန်${char}`)).toBe('ရန်ကုန်');
  });

  it.each(INVISIBLE.filter(isSpace))('keeps %j between words and trims it', (char) => {
    expect(visibleOnly(`${char}a${char}b${char}`)).toBe(`a${char}b`);
  });

  it('trims what is left of blanks and invisible characters together', () => {
    expect(visibleOnly(' \u200B \u202E rain \uFEFF ')).toBe('rain');
  });

  it.each(['က္ကို', 'သြဂုတ်', 'Café', '☔', 'လမ်း ၅', '#1 / a-b'])('keeps all of %s', (name) => {
    expect(visibleOnly(name)).toBe(name);
  });
});
