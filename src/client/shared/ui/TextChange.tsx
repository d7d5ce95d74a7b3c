import diffSequences from '@jest/diff-sequences';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from '../text/i18n';
import { truncate } from '../text/truncate';
import { visuallyHidden } from './visuallyHidden';

interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

const words = new Intl.Segmenter('my', { granularity: 'word' });
const wordsOf = (text: string) => Array.from(words.segment(text), ({ segment }) => segment);

/** Returns the parts of both texts in order. Equal parts appear once. */
function align(
  before: string[],
  after: string[],
  compare: (removed: string, added: string) => TextPart[],
): TextPart[] {
  const parts: TextPart[] = [];
  let [from, to] = [0, 0];
  const addUntil = (removedEnd: number, addedEnd: number) => {
    const [removed, added] = [before.slice(from, removedEnd), after.slice(to, addedEnd)];
    parts.push(...compare(removed.join(''), added.join('')));
  };
  diffSequences(
    before.length,
    after.length,
    (left, right) => before[left] === after[right],
    (count, left, right) => {
      addUntil(left, right);
      parts.push({ kind: 'same', text: before.slice(left, left + count).join('') });
      [from, to] = [left + count, right + count];
    },
  );
  addUntil(before.length, after.length);
  return parts;
}

function replace(before: string, after: string): TextPart[] {
  const parts: TextPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return parts.filter(({ text }) => text !== '');
}

/** Texts longer than this are compared line by line first. */
const LONG_TEXT = 20_000;
/**
 * Texts with more lines than this are not compared, because the time grows with the square of their
 * number.
 */
const MOST_LINES = 4_000;

const linesOf = (text: string) => text.match(/.*\n|.+/g) ?? [];

function compareWords(before: string, after: string): TextPart[] {
  const parts = align(wordsOf(before), wordsOf(after), replace);
  const same = parts.filter(({ kind }) => kind === 'same').map(({ text }) => text);
  const isRewritten = same.join('').length * 2 < Math.max(before.length, after.length);
  return isRewritten ? replace(before, after) : parts;
}

/**
 * Compares two texts word by word. Burmese words are segmented, because they have no spaces between
 * them. Texts that have less than half in common are shown as one removed and one added text,
 * because a mixture would be unreadable.
 */
export function compareTexts(before: string, after: string): TextPart[] {
  const isShort = ({ length }: string) => length <= LONG_TEXT;
  const compare = (removed: string, added: string) =>
    (isShort(removed) && isShort(added) ? compareWords : replace)(removed, added);
  if (isShort(before) && isShort(after)) return compareWords(before, after);
  const [removed, added] = [linesOf(before), linesOf(after)];
  return removed.length + added.length > MOST_LINES
    ? replace(before, after)
    : align(removed, added, compare);
}

export function useChangeStyles() {
  const { t } = useTranslation();
  const spoken = (word: string) => ({ ...visuallyHidden, content: JSON.stringify(`${word}: `) });
  return {
    lineHeight: 1.8,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& ins, & del': { position: 'relative' },
    '& ins': {
      bgcolor: 'tone.pleasant.surface',
      color: 'tone.pleasant.text',
      textDecorationThickness: '2px',
    },
    '& del': { bgcolor: 'tone.warning.surface', color: 'tone.warning.text' },
    '& ins::before': spoken(t('Added')),
    '& del::before': spoken(t('Removed')),
  } as const;
}

const wholeTexts = { '& ins, & del': { display: 'block', mt: 1 } } as const;

const elements = { same: 'span', added: 'ins', removed: 'del' } as const;

/** The maximum lengths of a changed part, and of the context on either side of a change. */
const [MOST_CHANGED, CONTEXT] = [5_000, 160];
const MOST_PARTS = 300;

function contextOf(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 3 * CONTEXT) return text;
  const start = wordsOf(text.slice(0, CONTEXT)).slice(0, -1).join('');
  const end = wordsOf(text.slice(-CONTEXT)).slice(1).join('');
  return [isFirst ? '' : start, isLast ? '' : end].join(' … ');
}

function excerptOf(parts: TextPart[]): TextPart[] {
  const shown = parts.slice(0, MOST_PARTS).map(({ kind, text }, index) => {
    const isLast = index === parts.length - 1;
    return kind === 'same'
      ? { kind, text: contextOf(text, index === 0, isLast) }
      : { kind, text: truncate(text, MOST_CHANGED) };
  });
  return parts.length > MOST_PARTS ? [...shown, { kind: 'same', text: ' …' }] : shown;
}

interface TextChangeProps {
  before: string;
  after: string;
  isExcerpt?: boolean;
}

export function TextChange({ before, after, isExcerpt = false }: TextChangeProps) {
  const styles = useChangeStyles();
  const compared = useMemo(() => compareTexts(before, after), [before, after]);
  const parts = isExcerpt ? excerptOf(compared) : compared;
  const isRewritten = parts.every(({ kind }) => kind !== 'same');
  return (
    <Box component="p" sx={[{ ...styles, m: 0 }, isRewritten && wholeTexts]}>
      {parts.map(({ kind, text }, index) => (
        <Box key={index} component={elements[kind]}>
          {text}
        </Box>
      ))}
    </Box>
  );
}
