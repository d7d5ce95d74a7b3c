import { readFileSync } from 'node:fs';
import catalogue from '../../../src/client/shared/burmese/my.json';
import { unbrokenParts } from '../../../src/client/shared/text/syllables/unbrokenParts';
import { syllableStarts } from '../../../src/client/shared/text/graphemes';

const held = (text: string) => unbrokenParts(text).map(({ from, to }) => text.slice(from, to));

it.each([
  ['words of the dictionary', 'မိုးလေဝသ သတင်း', []],
  ['other scripts', 'Rain, naïve 雨', []],
  ['a final that is taken for a word', 'ပို့စ်များ', ['ပို့စ်']],
  ['a stack that is taken apart', 'The ဘင်္ဂလား', ['ဘင်္ဂ']],
  ['letters that are no words', 'စတ်ဋန်', ['စတ်', 'ဋန်']],
  ['more finals than a syllable has', 'စ်'.repeat(20), []],
  ['what comes after much text', `${'မိုး သတင်း၊ Rain '.repeat(50)}ပို့စ် ပို့စ်`, ['ပို့စ်', 'ပို့စ်']],
])('keeps together what a browser would break: %s', (_, text, expected) => {
  expect(held(text)).toEqual(expected);
});

const words = readFileSync('__tests__/fixtures/burmese/words.txt', 'utf8').split(/\s+/);
const dictionary = new Intl.Segmenter('my', { granularity: 'word' });

/** What a line of the text may end with although a syllable goes on. */
function brokenEnds(text: string): string[] {
  const starts = new Set(syllableStarts(text));
  const parts = unbrokenParts(text);
  const isHeld = (at: number) => parts.some(({ from, to }) => from < at && at < to);
  return [...dictionary.segment(text)]
    .map(({ index }) => index)
    .filter((at) => !starts.has(at) && !isHeld(at))
    .map((at) => text.slice(0, at));
}

it.each([
  ['the interface', Object.values(catalogue)],
  ['common words', words],
  ['words without a space between them', [words.join('')]],
  ['a long text', [words.join(' ')]],
])('leaves no line of %s that ends within a syllable', (_, texts) => {
  expect(texts.flatMap(brokenEnds)).toEqual([]);
});
