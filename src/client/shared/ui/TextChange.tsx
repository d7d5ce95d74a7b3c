import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { diffArrays } from 'diff';
import { useMemo } from 'react';
import { useTranslation } from '../text/i18n';
import { isInsideSyllable } from '../text/truncate';
import { wordsOf } from '../text/words';
import { visuallyHidden } from './visuallyHidden';

interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/**
 * The work of one comparison: about the steps of the algorithm, whose number grows with the square
 * of the differences, and the letters that are divided into words.
 */
const MOST_WORK = 500_000;

interface Budget {
  work: number;
}

/** Returns the parts of both texts in order, or null if the budget does not suffice. */
function align(before: string[], after: string[], budget: Budget): TextPart[] | null {
  const maxEditLength = Math.floor(Math.sqrt(2 * Math.max(0, budget.work)));
  const changes = diffArrays(before, after, { maxEditLength });
  if (!changes) return null;
  const edits = changes.reduce((sum, { added, removed, count }) => {
    return added || removed ? sum + count : sum;
  }, 0);
  budget.work -= edits ** 2 / 2;
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

function replace(before: string, after: string): TextPart[] {
  const parts: TextPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return parts.filter(({ text }) => text !== '');
}

const countWords = (text: string) =>
  wordsOf(text).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function compareWords(before: string, after: string, budget: Budget): TextPart[] | null {
  if (before === '' || after === '') return replace(before, after);
  budget.work -= before.length + after.length;
  if (budget.work <= 0) return null;
  const parts = align(wordsOf(before), wordsOf(after), budget);
  if (!parts) return null;
  const same = parts.filter(({ kind }) => kind === 'same').map(({ text }) => countWords(text));
  const unchanged = same.reduce((sum, count) => sum + count, 0);
  const isRewritten = unchanged * 2 < Math.max(countWords(before), countWords(after));
  return isRewritten ? replace(before, after) : parts;
}

const linesOf = (text: string) => text.match(/.*\n|.+/g) ?? [];

/** Compares texts line by line, and the changed lines word by word. */
function compareLines(before: string, after: string, budget: Budget): TextPart[] | null {
  const lines = align(linesOf(before), linesOf(after), budget);
  if (!lines) return null;
  const parts: TextPart[] = [];
  let changed = { removed: '', added: '' };
  for (const line of [...lines, { kind: 'same', text: '' } as const]) {
    if (line.kind !== 'same') {
      changed = { ...changed, [line.kind]: line.text };
      continue;
    }
    const compared = compareWords(changed.removed, changed.added, budget);
    if (!compared) return null;
    parts.push(...compared, line);
    changed = { removed: '', added: '' };
  }
  return parts.filter(({ text }) => text !== '');
}

/** Texts longer than this are compared line by line first. */
const LONG_TEXT = 20_000;

/**
 * Compares two texts word by word. Burmese words are segmented, because they have no spaces between
 * them. Texts that share less than half of their words are shown as one removed and one added text,
 * because a mixture would be unreadable.
 *
 * @returns null if the texts differ in too many places
 */
export function compareTexts(before: string, after: string): TextPart[] | null {
  const isLong = Math.max(before.length, after.length) > LONG_TEXT;
  return (isLong ? compareLines : compareWords)(before, after, { work: MOST_WORK });
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

/** Two whole texts need no lines through or below their words. */
const wholeTexts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  '& ins, & del': { p: 1.5, borderRadius: 1, textDecoration: 'none' },
  '& del': { bgcolor: 'action.hover', color: 'text.secondary' },
} as const;

const blocks = { '& ins, & del': { display: 'block', mt: 1 } } as const;

const captionStyles = { display: 'block', fontSize: '0.8125rem' };

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

const LOW_SURROGATE = /^[\uDC00-\uDFFF]/;

function beginningOf(text: string): string {
  if (text.length <= MOST_CHANGED) return text;
  let cut = MOST_CHANGED;
  while (isInsideSyllable(text, cut) || LOW_SURROGATE.test(text.charAt(cut))) cut -= 1;
  return `${text.slice(0, cut)}...`;
}

function excerptOf(parts: TextPart[]): TextPart[] {
  const shown = parts.slice(0, MOST_PARTS).map(({ kind, text }, index) => {
    const isLast = index === parts.length - 1;
    return kind === 'same'
      ? { kind, text: contextOf(text, index === 0, isLast) }
      : { kind, text: beginningOf(text) };
  });
  return parts.length > MOST_PARTS ? [...shown, { kind: 'same', text: ' …' }] : shown;
}

interface TextChangeProps {
  before: string;
  after: string;
  isExcerpt?: boolean;
  /** A field among others, whose old and new texts need no captions. */
  isField?: boolean;
}

export function TextChange(props: TextChangeProps) {
  const { before, after, isField = false, isExcerpt = isField } = props;
  const styles = useChangeStyles();
  const { t } = useTranslation();
  const compared = useMemo(() => compareTexts(before, after), [before, after]);
  const whole = compared ?? replace(before, after);
  const parts = compared && isExcerpt ? excerptOf(compared) : whole;
  const isRewritten = parts.every(({ kind }) => kind !== 'same');
  return (
    <>
      {!compared && (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {t('The texts differ in too many places to be compared. Both are shown whole.')}
        </Typography>
      )}
      <Box component="p" sx={[{ ...styles, m: 0 }, isRewritten && (isField ? blocks : wholeTexts)]}>
        {parts.map(({ kind, text }, index) => (
          <Box key={index} component={elements[kind]}>
            {isRewritten && !isField && (
              <Box component="strong" aria-hidden sx={captionStyles}>
                {kind === 'removed' ? t('Before') : t('After')}
              </Box>
            )}
            {text}
          </Box>
        ))}
      </Box>
    </>
  );
}
