import fc from 'fast-check';
import { normalize } from '../../src/contract/normalize';

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
