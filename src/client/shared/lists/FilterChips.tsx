import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ListFilter } from '../api/readPage';
import { useTranslation } from '../text/i18n';
import { Close } from '../ui/icons';
import { OneLine } from '../ui/OneLine';
import { chosenWords } from './FilterChoices';
import type { FilterChoice } from './FilterChoices';
import { datesText } from './ListSummary';
import { onlyNarrow } from './narrow';

/** Up to this number, the chips share one line and shorten their words. */
const CHIPS_IN_LINE = 2;

const lineStyles = (count: number) =>
  onlyNarrow({
    display: 'flex',
    flex: '1 1 0',
    flexWrap: count > CHIPS_IN_LINE ? 'wrap' : 'nowrap',
    minWidth: 0,
    gap: 1,
  });

/** The text, which is first, is short more often than the dates. */
const firstOfTwo = { flexShrink: 0, maxWidth: '50%' };

const chip = { minWidth: 0, maxWidth: '100%', px: 1, '& > .MuiButton-endIcon': { ml: 0.5 } };

interface FilterChipsProps {
  filter: ListFilter;
  choices: readonly FilterChoice[];
  onChange: (filter: ListFilter) => void;
}

/**
 * Shows each part of the active filter as a button that removes it, while the search fields are
 * folded.
 */
export function FilterChips({ filter, choices, onChange }: FilterChipsProps) {
  const { t } = useTranslation();
  const { query, start_date: start, end_date: end, zawgyi } = filter;
  const parts = [
    { words: query && `"${query}"`, without: { query: '' } },
    ...chosenWords(choices, filter).map(({ name, words }) => ({
      words,
      without: { [name]: '' },
    })),
    { words: datesText(t, start, end), without: { start_date: '', end_date: '' } },
    { words: zawgyi ? t('looks like Zawgyi') : '', without: { zawgyi: undefined } },
  ].filter(({ words }) => words);
  if (parts.length === 0) return null;
  return (
    <Box sx={lineStyles(parts.length)}>
      {parts.map(({ words, without }, index) => (
        <Button
          key={words}
          variant="outlined"
          aria-label={t('Remove filter {{words}}', { words })}
          endIcon={<Close />}
          onClick={() => onChange({ ...filter, ...without })}
          sx={index === 0 && parts.length === CHIPS_IN_LINE ? { ...chip, ...firstOfTwo } : chip}
        >
          <OneLine>{words}</OneLine>
        </Button>
      ))}
    </Box>
  );
}
