import Box from '@mui/material/Box';
import { useId } from 'react';
import type { Ref } from 'react';
import { SEARCH_MAX_LENGTH, SEARCH_TOO_LONG } from '../../../contract/limits';
import type { SearchForm } from '../../../contract/search';
import { DateInput } from '../form/dates/DateInput';
import { fieldState } from '../form/FieldFrame';
import { TextControl } from '../form/TextControl';
import { useTranslation } from '../i18n';
import { useSingleKeys } from '../shortcuts/singleKeys';
import { Tooltip } from '../ui/Tooltip';
import { inField } from './useSearchBox';
import type { Problem } from './useSearchBox';

interface FieldProps {
  draft: SearchForm;
  problem: Problem;
  onType: (typed: Partial<SearchForm>) => void;
}

/** Where keys are likely. */
const keyStyles = {
  display: 'none',
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  '@media (hover: hover)': { display: 'block' },
};

function SearchKey() {
  const { t } = useTranslation();
  return (
    <Tooltip title={t('Press / to search, ? for all shortcuts')} align="end">
      <Box component="kbd" aria-hidden sx={keyStyles}>
        /
      </Box>
    </Tooltip>
  );
}

interface SearchTextProps extends FieldProps {
  input: Ref<HTMLInputElement>;
}

/** Text that is too long is kept as it is, and told at once. */
export function SearchText({ draft, problem, onType, input }: SearchTextProps) {
  const { t } = useTranslation();
  const hasKey = useSingleKeys();
  const isTooLong = draft.query.trim().length > SEARCH_MAX_LENGTH;
  const message = isTooLong ? SEARCH_TOO_LONG : inField(problem, 'query');
  return (
    <TextControl
      label={t('Search')}
      field={fieldState(useId(), { message })}
      inputRef={input}
      value={draft.query}
      autoComplete="off"
      endAdornment={hasKey && <SearchKey />}
      onChange={({ target }) => onType({ query: target.value })}
      slotProps={{
        input: {
          'aria-keyshortcuts': hasKey ? '/' : undefined,
          enterKeyHint: 'search',
        },
      }}
    />
  );
}

const datesStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'flex-start',
  flex: '1 1 284px',
  '& > *': { flex: '1 1 136px' },
};

export function SearchDates({ draft, problem, onType }: FieldProps) {
  const { t } = useTranslation();
  return (
    <Box sx={datesStyles}>
      <DateInput
        label={t('Start date')}
        value={draft.start_date}
        onChange={(start_date) => onType({ start_date })}
        format="YYYY-MM-DD"
        message={inField(problem, 'start_date')}
      />
      <DateInput
        label={t('End date')}
        value={draft.end_date}
        onChange={(end_date) => onType({ end_date })}
        format="YYYY-MM-DD"
        message={inField(problem, 'end_date')}
      />
    </Box>
  );
}
