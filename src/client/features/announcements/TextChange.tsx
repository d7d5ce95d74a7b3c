import diffSequences from '@jest/diff-sequences';
import Box from '@mui/material/Box';

interface TextPart {
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

const styles = {
  m: 0,
  lineHeight: 1.8,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& ins': {
    bgcolor: 'tone.pleasant.surface',
    color: 'tone.pleasant.text',
    textDecorationThickness: '2px',
  },
  '& del': { bgcolor: 'tone.neutral.surface', color: 'tone.neutral.text' },
} as const;

const wholeTexts = { '& ins, & del': { display: 'block', mt: 1 } } as const;

const elements = { same: 'span', added: 'ins', removed: 'del' } as const;

/** What becomes of a text: added words are underlined, removed ones struck through. */
export function TextChange({ before, after }: { before: string; after: string }) {
  const parts = compareTexts(before, after);
  const isRewritten = parts.every(({ kind }) => kind !== 'same');
  return (
    <Box component="p" sx={[styles, isRewritten && wholeTexts]}>
      {parts.map(({ kind, text }, index) => (
        <Box key={index} component={elements[kind]}>
          {text}
        </Box>
      ))}
    </Box>
  );
}
