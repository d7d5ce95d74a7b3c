import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { SearchForm } from '../../../contract/search';
import { DateInput } from '../form/dates/DateInput';
import { datesStyles } from './searchBoxStyles';

interface SearchDatesProps {
  draft: SearchForm;
  onType: (typed: Partial<SearchForm>) => void;
}

/** The first and the last day of a search. */
export function SearchDates({ draft, onType }: SearchDatesProps) {
  const { t } = useTranslation();
  return (
    <Box sx={datesStyles}>
      <DateInput
        label={t('Start date')}
        value={draft.start_date}
        onChange={(start_date) => onType({ start_date })}
        format="YYYY-MM-DD"
      />
      <DateInput
        label={t('End date')}
        value={draft.end_date}
        onChange={(end_date) => onType({ end_date })}
        format="YYYY-MM-DD"
      />
    </Box>
  );
}
