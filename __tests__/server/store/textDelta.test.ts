import fc from 'fast-check';
import { applyPieces, isPiece, piecesOf } from '../../../src/server/store/textDelta';

/** Texts that share long parts with each other: few different words, and emoji. */
const WORDS = ['မိုးလေဝသသတိပေးချက် ', 'a long English sentence, ', '🌧️', 'x', '\n'];
const texts = fc.array(fc.constantFrom(...WORDS)).map((words) => words.join(''));

it('joins to the same text, whatever the reference is', () => {
  const anyText = fc.oneof(texts, fc.string({ unit: 'binary', maxLength: 200 }));
  fc.assert(
    fc.property(anyText, anyText, (text, reference) => {
      const stored: unknown = JSON.parse(JSON.stringify(piecesOf(text, reference)));
      const pieces = Array.isArray(stored) ? stored.filter(isPiece) : [];
      expect(applyPieces(pieces, reference)).toBe(text);
    }),
    { numRuns: 500 },
  );
});

const paragraph = (number: number) => `<p>No ${number}: the water of the river rises.</p>`;
const paragraphs = Array.from({ length: 50 }, (_, number) => paragraph(number * 37));
const reference = paragraphs.join('');

it.each([
  ['nothing has changed', reference, 0],
  ['the first word has changed', reference.replace('No', 'Number'), 40],
  ['text was added at both ends', `<h2>New</h2>${reference}<p>End</p>`, 60],
  ['a paragraph is gone', reference.replace(paragraph(370), ''), 40],
  ['the halves have changed places', reference.slice(900) + reference.slice(0, 900), 40],
  ['everything is there twice', reference + reference, 40],
])('has few characters of its own where %s', (_case, text, most) => {
  const pieces = piecesOf(text, reference);
  const own = pieces.filter((piece) => typeof piece === 'string').join('');
  expect(applyPieces(pieces, reference)).toBe(text);
  expect(own.length).toBeLessThanOrEqual(most);
  expect(pieces.length).toBeLessThan(8);
});

it.each([
  ['shares nothing', '<p>မြစ်ရေ မြင့်တက်လာသည်</p>'],
  ['is too short', 'the water'],
  ['is empty', ''],
])('keeps a text whole that %s', (_case, text) => {
  expect(piecesOf(text, reference)).toEqual(text === '' ? [] : [text]);
});
