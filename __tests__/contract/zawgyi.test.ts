import { readFileSync } from 'node:fs';
import {
  convertZawgyi,
  looksLikeZawgyi,
  piecesOf,
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

/** Article 1 of the Universal Declaration of Human Rights, where it is published; else words. */
const OTHER_LANGUAGES = [
  ["S'gaw Karen", 'တၢ်ပလီၢ်သူၣ်ပလီၢ်သး မုၢ်တနံၤ တၢ်မၤစၢၤ ခဲလၢၤ အဂၤ ကဘျံးပၤဒိၣ် ဟ့ၣ်မၤစၢၤ'],
  ['Western Pwo Karen', 'ကီၩ့ ကီၪ့ ကီၫ ကီၫ့ ကုၫ ကံၪ့ ကြဲၫ'],
  ['Eastern Pwo Karen', 'ဆ်ုထ္ၜါ ကုံရွာဲ မာလာဲ ဆ်ုသုံ့ လိက်ဆ်ုသုံ့ကုံလွာဲ စ်ုရင့်ကါင်ကါ'],
  ['Kayah', 'ကၤစှၳ ကၤဆံၤအီၤဗှီး ကၤဆၳၤထၳး ကၤဇၲုးကူး ကီၤမှံးကီၤပှဴၤ တှၲု'],
  ["Pa'O", 'အဝ်ႏလွိုႏကာႏကာႏ အကူႏညီႏ နမူႏနာႏ မာꩻထီႏညာꩻ ပအိုဝ်ႏဘာႏသာႏ'],
  ['Mon', 'ဝဳကဳပဳဒဳယာ ဂၠာဲ ပ္ဍဲ မပ္တံ ဟအှ်ေ ဖ္အး သ္ဒးဒှ် ပၠန် အာဲ ညးသ္ကအ် ရှ်ေသှ်ေ'],
  ['Shan', 'မႂ်ႇသုင်ၶႃႈ ငႆၢး ငႆၢႈငႆၢႈ ၵူၼ်းတင်းလၢႆ ထႂၢ ႀၢ'],
  ['Khamti', 'က︀ႆၢး က︀ႆႛ ရ︀ႆႊꩰ င︀ႆႛꩰက︀ တ︀ူဝ်ၵ︀ၢꩫ︀်း'],
  ['Palaung', 'ႎား ဂးႏ မျြံတ် ခ်ြုမ်'],
  ['Pali', 'နမော တဿ ဘဂဝတော တသ္မိံ သမယေ ဩပနေယ္ယိကော ဗြဟ္မစရိယဉ္စ တုယှံ ဒွါဒသ'],
  ['Sanskrit', 'က္တြ က္ထ က္န ရ္မ္မ တ္သ္ထ က္သ ၐ္ဏ ကၖ'],
] as const;

describe('Unicode of other languages', () => {
  it.each(OTHER_LANGUAGES)('in %s is kept, as a text and word by word', (_, text) => {
    const texts = [text, ...text.split(' ')];
    expect(texts.filter(looksLikeZawgyi)).toEqual([]);
    expect(texts.map(convertZawgyi)).toEqual(texts);
  });

  it('is kept beside Zawgyi, which is converted', () => {
    const karen = 'တၢ်ပလီၢ်သူၣ်ပလီၢ်သး';
    expect(convertZawgyi(`${karen} (သတိေပးခ်က္)`)).toBe(`${karen} (သတိပေးချက်)`);
  });
});

describe('a paragraph with both encodings', () => {
  it.each([
    ['မြစ်ရေမြင့်တက်နေသည် ေရႀကီးမႈ သတိေပးခ်က္', 'မြစ်ရေမြင့်တက်နေသည် ရေကြီးမှု သတိပေးချက်'],
    ['ေရႀကီးမႈ သတိေပးခ်က္၊ မြစ်ရေမြင့်တက်နေသည်', 'ရေကြီးမှု သတိပေးချက်၊ မြစ်ရေမြင့်တက်နေသည်'],
    ['မိုးကြီးမည်။ ေလျပင္းတိုက္မည္။ သတိပြုပါ။', 'မိုးကြီးမည်။ လေပြင်းတိုက်မည်။ သတိပြုပါ။'],
    // Between Zawgyi and Unicode, `ရြာ` can be a village in Zawgyi or rain in Unicode.
    ['သတိေပးခ်က္ ရြာ မြစ်ရေမြင့်တက်နေသည်', 'သတိပေးချက် ရြာ မြစ်ရေမြင့်တက်နေသည်'],
    ['သတိေပးခ်က္ ရြာ ေရႀကီးမႈ', 'သတိပေးချက် ရွာ ရေကြီးမှု'],
  ])('%j becomes %j', (text, converted) => {
    expect(convertZawgyi(text)).toBe(converted);
    expect(looksLikeZawgyi(converted)).toBe(false);
  });
});

it.each(['ေရကြီးေနသည်', 'သတိေပးချက်', 'ေန့စဉ် ေရာက်ရှိ', 'အန္တရာယ်ေရှာင်ရှားေရး'])(
  'Unicode whose vowel e was typed first is kept: %j',
  (text) => {
    expect(looksLikeZawgyi(text)).toBe(false);
  },
);

describe('a paragraph without spaces', () => {
  const syllables = SAMPLES.slice(0, 8).map(([zawgyi = '']) => zawgyi.replace(/[\s။]/g, ''));

  it('is converted in short pieces with the same result', () => {
    const paragraph = syllables.join('').repeat(4);
    expect(piecesOf(paragraph).length).toBeGreaterThan(1);
    expect(toUnicode(paragraph)).toBe(syllables.map(toUnicode).join('').repeat(4));
  });

  it.each([...syllables, 'က', '\u1031', '\u1039', '\u1000\u1039', ' \u1037', 'a', '၀', '😀'])(
    'that repeats %j is cut into pieces whose number grows with its length',
    (syllable) => {
      const pieces = (length: number) => piecesOf(syllable.repeat(length / syllable.length));
      expect(pieces(40_000).join('')).toBe(syllable.repeat(40_000 / syllable.length));
      expect(Math.max(...pieces(40_000).map((piece) => [...piece].length))).toBeLessThanOrEqual(
        400,
      );
      expect(pieces(40_000).length).toBeLessThan(3 * pieces(20_000).length);
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
