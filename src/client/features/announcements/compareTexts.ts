import diffSequences from '@jest/diff-sequences';

export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

const words = new Intl.Segmenter('my', { granularity: 'word' });
const wordsOf = (text: string) => Array.from(words.segment(text), ({ segment }) => segment);

/** The words of both texts in order, those that they share once. */
function alignWords(before: string[], after: string[]): TextPart[] {
  const parts: TextPart[] = [];
  const add = (kind: TextPart['kind'], some: string[]) => {
    const text = some.join('');
    if (text) parts.push({ kind, text });
  };
  let [from, to] = [0, 0];
  const addUntil = (removedEnd: number, addedEnd: number) => {
    add('removed', before.slice(from, removedEnd));
    add('added', after.slice(to, addedEnd));
  };
  diffSequences(
    before.length,
    after.length,
    (left, right) => before[left] === after[right],
    (count, left, right) => {
      addUntil(left, right);
      add('same', before.slice(left, left + count));
      [from, to] = [left + count, right + count];
    },
  );
  addUntil(before.length, after.length);
  return parts;
}

/**
 * What becomes of a text, word by word; Burmese has words without spaces between them. Texts that have
 * less than half in common are one removed and one added whole, because nobody could read the mixture.
 */
export function compareTexts(before: string, after: string): TextPart[] {
  const parts = alignWords(wordsOf(before), wordsOf(after));
  const same = parts.filter(({ kind }) => kind === 'same').map(({ text }) => text);
  const isRewritten = same.join('').length * 2 < Math.max(before.length, after.length);
  return isRewritten ? alignWords([before], [after]) : parts;
}
