import { lineParts } from '../../../src/client/shared/text/lineParts';
import { isInsideSyllable } from '../../../src/client/shared/text/truncate';

const heldIn = (text: string) =>
  lineParts(text)
    .filter(({ kind }) => kind === 'unbroken')
    .map((part) => part.text);

const words = new Intl.Segmenter('my', { granularity: 'word' });

/** Syllables that the dictionary cuts. */
const CUT = ['ဆိုင်ကလုန်းမုန်တိုင်း', 'ဘင်္ဂလား', 'ဒုဋ္ဌဝတီ', 'မြောက်ဥက္ကလာပ', 'လွတ်လပ်သည့် နယ်'];

describe('the parts of a text for its lines', () => {
  it.each([...CUT, '', 'Heavy rain...', 'မိုးသည်းထန်စွာ ရွာသွန်းမည်။', 'က\n\nခ', '😀 ရှိ'])(
    'of %j are the text, and begin with a syllable',
    (text) => {
      const parts = lineParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      let at = 0;
      for (const part of parts) {
        expect(at > 0 && isInsideSyllable(text, at)).toBe(false);
        at += part.text.length;
      }
    },
  );

  it('hold each syllable that the dictionary cuts', () => {
    const cut = CUT.filter((text) =>
      [...words.segment(text)].some(({ index }) => index > 0 && isInsideSyllable(text, index)),
    );
    expect(cut).not.toEqual([]);
    expect(cut.filter((text) => heldIn(text).length === 0)).toEqual([]);
  });

  it.each([
    ['မိုးရွာသွန်းမည်...', '...'],
    ['မိုးရွာသွန်းမည် က', 'က'],
    ['မိုးရွာသွန်းမည် က။', 'က။'],
  ])('hold a short end of %j with the word before it', (text, end) => {
    const [last = ''] = heldIn(text).slice(-1);
    expect(last.endsWith(end)).toBe(true);
    expect(last.length).toBeGreaterThan(end.length);
  });

  it('hold nothing in other languages, nor in a text that no line could hold', () => {
    expect(heldIn('Heavy rain and strong wind...')).toEqual([]);
    expect(heldIn('ကခဂ'.repeat(10_000))).toEqual([]);
  });

  it('are blocks of whole syllables in a phrase that no browser lays out in time', () => {
    const endless = 'ကျောင်းကြီး'.repeat(9_000);
    const parts = lineParts(`မိုး ${endless}`);
    expect(parts.map(({ text }) => text).join('')).toBe(`မိုး ${endless}`);
    const cut = parts.filter(({ kind }) => kind === 'cut');
    expect(cut.map(({ text }) => text).join('')).toBe(endless);
    expect(Math.max(...cut.map(({ text }) => text.length))).toBeLessThanOrEqual(1000);
    expect(cut.every(({ text }) => text.startsWith('က'))).toBe(true);
    expect(lineParts(`မိုး ${'x'.repeat(5_000)}`)).toMatchObject([{ kind: 'plain' }]);
  });
});
