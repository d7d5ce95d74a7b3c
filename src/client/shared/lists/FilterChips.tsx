import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ListFilter } from '../api/readPage';
import { useTranslation } from '../text/i18n';
import { chosenWords } from './FilterChoices';
import type { FilterChoice } from './FilterChoices';
import { datesText } from './ListSummary';
import { onlyNarrow } from './narrow';

const line = onlyNarrow({ display: 'flex', flexWrap: 'wrap', order: 3, flexBasis: '100%', gap: 1 });

const chip = { maxWidth: '100%', px: 1.5, overflowWrap: 'anywhere', whiteSpace: 'normal' };

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
    { words: datesText(t, start, ''), without: { start_date: '' } },
    { words: datesText(t, '', end), without: { end_date: '' } },
    { words: zawgyi ? t('looks like Zawgyi') : '', without: { zawgyi: undefined } },
  ].filter(({ words }) => words);
  if (parts.length === 0) return null;
  return (
    <Box sx={line}>
      {parts.map(({ words, without }) => (
        <Button
          key={words}
          variant="outlined"
          aria-label={t('Remove filter {{words}}', { words })}
          endIcon={<CloseOutlined />}
          onClick={() => onChange({ ...filter, ...without })}
          sx={chip}
        >
          {words}
        </Button>
      ))}
    </Box>
  );
}
