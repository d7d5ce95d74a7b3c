import { readFileSync } from 'node:fs';
import {
  convertZawgyi,
  looksLikeZawgyi,
  toUnicode,
  zawgyiParagraphs,
} from '../../src/contract/zawgyi';
import SAMPLES from '../fixtures/burmese/zawgyi.json';

/** Common words, places, townships and terms of weather and disasters, in Unicode. */
const WORDS = readFileSync('__tests__/fixtures/burmese/words.txt', 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .flatMap((line) => line.split(' '))
  .filter(Boolean);

const ASAT_BEFORE_DOT = (text: string) => text.replace(/\u1037\u103A/g, '\u103A\u1037');

describe('correct Unicode', () => {
  it('is at least 900 different words', () => {
    expect(new Set(WORDS).size).toBeGreaterThanOrEqual(900);
    expect(WORDS).toContain('ရွာ');
  });

  it('is never taken for Zawgyi: neither a word, nor two, nor in another order of marks', () => {
    const pairs = WORDS.map((word, at) => `${word}${WORDS[(at * 7 + 1) % WORDS.length]}`);
    const texts = [...WORDS, ...pairs];
    const offered = [...texts, ...texts.map(ASAT_BEFORE_DOT)].filter(looksLikeZawgyi);
    expect(offered).toEqual([]);
  });

  it.each(['', 'Heavy rain', '၂၀၂၆', '၀', 'ကမ္ဘာ့ rain', 'မႂ်ႇသုင်ၶႃႈ', 'ဘာသာမန်', 'တၢ်ဘၣ်ဃး'])(
    'is %j, which is kept',
    (text) => {
      expect(looksLikeZawgyi(text)).toBe(false);
      expect(convertZawgyi(text)).toBe(text);
    },
  );
});

describe('Zawgyi', () => {
  it.each(SAMPLES)('%j is recognized and says %j', (zawgyi, unicode) => {
    expect(looksLikeZawgyi(zawgyi ?? '')).toBe(true);
    expect(toUnicode(zawgyi ?? '')).toBe(unicode?.normalize('NFC'));
    expect(looksLikeZawgyi(unicode ?? '')).toBe(false);
  });

  it.each(SAMPLES)('%j is recognized as the server stores it, in NFC', (zawgyi, unicode) => {
    const stored = zawgyi?.normalize('NFC') ?? '';
    expect(looksLikeZawgyi(stored)).toBe(true);
    expect(toUnicode(stored)).toBe(unicode?.normalize('NFC'));
  });

  it('is judged and converted paragraph by paragraph', () => {
    const [[zawgyi = '', unicode = ''] = []] = SAMPLES;
    const text = `ရွာ\n${zawgyi}\nHeavy rain\n${unicode}`;
    expect(zawgyiParagraphs(text)).toEqual([zawgyi]);
    expect(convertZawgyi(text)).toBe(`ရွာ\n${toUnicode(zawgyi)}\nHeavy rain\n${unicode}`);
  });
});
