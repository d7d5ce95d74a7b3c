import fc from 'fast-check';
import { fold } from '../../../../src/server/store/search/fold';
import { slugOf } from '../../../../src/server/store/slug';

it.each([
  ['vowels typed 102F 102D', 'က\u102F\u102D', 'က\u102D\u102F'],
  ['vowels and dot below in another order', 'မြ\u102F\u102D\u1037', 'မြ\u1037\u102D\u102F'],
  ['dot below before a vowel below', 'တ\u1037\u102F', 'တ\u102F\u1037'],
  ['anusvara before a vowel below', 'သ\u1036\u102F\u1038', 'သ\u102F\u1036\u1038'],
  ['ai with dot below before it', 'ခ\u1037\u1032', 'ခ\u1032\u1037'],
  ['asat and dot below', 'န\u103A\u1037', 'န\u1037\u103A'],
  ['visarga before asat', 'န\u1038\u103A', 'န\u103A\u1038'],
  ['medials wa and ha', 'လ\u103E\u103D', 'လ\u103D\u103E'],
  ['a medial after its vowel', 'က\u102D\u103C\u102F', 'က\u103C\u102D\u102F'],
  ['e before a medial', 'က\u1031\u103B\u102C\u103A', 'က\u103B\u1031\u102C\u103A'],
  ['a letter that Unicode composes', '\u1025\u102E\u1038', '\u1026\u1038'],
  ['zero-width spaces', 'ရန်\u200Bကုန်', 'ရန်ကုန်'],
  ['zero-width joiners', 'ရန်\u200C\u200Dကုန်', 'ရန်ကုန်'],
  ['word joiner and byte order mark', '\uFEFFရန်\u2060ကုန်', 'ရန်ကုန်'],
  ['a zero-width space between two vowels', 'က\u102F\u200B\u102D', 'က\u102D\u102F'],
  ['Burmese digits', '၂၀၂၆ ၃-၄ ၁၅၇၈၉', '2026 3-4 15789'],
  ['Shan digits', '႐႑႙', '019'],
  ['the digit zero typed for the letter wa', '\u1040\u102B', '\u101D\u102B'],
  ['Latin case', 'Cyclone MOCHA', 'cyclone mocha'],
  ['Latin with composed and combining accents', 'É', 'e\u0301'],
  ['kinds of white space', ' မိုး\u00A0\t ရွာ\n', 'မိုး ရွာ'],
])('makes equal: %s', (_case, one, other) => {
  expect(fold(one)).toBe(fold(other));
});

it.each([
  ['two words that differ in a tone', 'ကား', 'ကာ'],
  ['two vowels', 'ကို', 'ကု'],
  ['short and long vowels', 'မိ', 'မီ'],
  ['with and without a medial', 'ပျော်', 'ပော်'],
  ['a stacked and a following letter', 'ဒ\u1039ဒ', 'ဒဒ'],
  ['joined and parted words', 'မိုးရွာ', 'မိုး ရွာ'],
])('distinguishes %s', (_case, one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});

it('makes one blank of every run of white space and controls', () => {
  const text = fc.string({ unit: fc.constantFrom(' ', '\n', '\t', '\u00A0', '\u0007', 'a') });
  fc.assert(
    fc.property(text, (letters) => {
      const words = letters.split(/[\s\p{Cc}]+/u).filter((word) => word !== '');
      expect(fold(letters)).toBe(words.join(' '));
    }),
  );
});

it('puts any number of signs on one letter in order', () => {
  expect(fold(`က${'\u1038\u102D'.repeat(50)}`)).toBe(
    `က${'\u102D'.repeat(50)}${'\u1038'.repeat(50)}`,
  );
});

it('leaves nothing of a text without visible characters', () => {
  expect(fold(' \u200B\u2060\n')).toBe('');
});

it('gives the same result when applied twice', () => {
  const once = fold('မြ\u102F\u102D\u1037 ၂၀၂၆ \u200BÉ');
  expect(fold(once)).toBe(once);
});

it.each([
  ['Weather Desk (Night)', 'weather-desk-night'],
  ['  Chef d’équipe ', 'chef-d-equipe'],
  ['super_admin', 'super-admin'],
  ['အယ်ဒီတာ (ည)', 'အယ်ဒီတာ-ည'],
  ['ရန်\u200Bကုန်', 'ရန်ကုန်'],
  ['☔ !', ''],
])('derives from the name "%s" the slug "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
