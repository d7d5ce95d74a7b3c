import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { SEARCH_MAX_LENGTH } from '../../../contract/limits';
import type { SearchForm } from '../../../contract/search';
import { DateInput } from '../form/dates/DateInput';
import { fieldState, TextControl } from '../form/FieldFrame';
import { tidyDate } from '../form/dates/tidyDate';
import { useTranslation } from '../i18n';
import { alertDismissed } from '../notices/noticesSlice';
import { useNotices } from '../notices/useNotices';
import { useSlashKey } from './useSlashKey';

interface SearchBoxProps {
  /** The list's filter; all its fields are blank if the list has none. */
  filter: SearchForm;
  onSearch: (filter: SearchForm) => void;
  onClear: () => void;
}

export const NO_FILTER: SearchForm = { query: '', start_date: '', end_date: '' };

const tidy = ({ query, start_date, end_date }: SearchForm): SearchForm => ({
  query: query.trim(),
  start_date: tidyDate(start_date, 'YYYY-MM-DD'),
  end_date: tidyDate(end_date, 'YYYY-MM-DD'),
});

const isSameFilter = (a: SearchForm, b: SearchForm) =>
  a.query === b.query && a.start_date === b.start_date && a.end_date === b.end_date;

/** The schema, fetched together with yup when it is first needed. */
const loadSchema = () => import('../../../contract/search');

/** The first rule that a filter breaks; null if it may be sent. */
async function problemOf(filter: SearchForm): Promise<string | null> {
  try {
    const { searchSchema } = await loadSchema();
    const { issues } = await searchSchema['~standard'].validate(filter);
    return issues?.[0]?.message ?? null;
  } catch {
    return 'Network error';
  }
}

/** What is typed. It follows the list's filter when that changes, as by Back or a link. */
function useDraft(filter: SearchForm) {
  const [followed, setFollowed] = useState(filter);
  const [draft, setDraft] = useState(filter);
  if (!isSameFilter(followed, filter)) {
    setFollowed(filter);
    setDraft(filter);
  }
  return [draft, setDraft] as const;
}

function useSearchBox({ filter, onSearch, onClear }: SearchBoxProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { showAlert } = useNotices();
  const [draft, setDraft] = useDraft(filter);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = tidy(draft);
    setDraft(typed);
    const problem = await problemOf(typed);
    if (problem) return showAlert(t(problem));
    dispatch(alertDismissed());
    onSearch(typed);
  };
  const clear = () => {
    setDraft(NO_FILTER);
    dispatch(alertDismissed());
    onClear();
  };
  const type = (typed: Partial<SearchForm>) => setDraft((before) => ({ ...before, ...typed }));
  return { draft, type, submit, clear };
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 };

/** One line on a wide window; below, the text has its own line, and on a phone the dates too. */
const formStyles = { ...line, p: 2, pb: 1 };
const textStyles = { flex: '8 1 220px', minWidth: 0 };
const restStyles = { ...line, flex: { xs: '1 1 100%', sm: '1 1 516px' } };
const datesStyles = {
  ...line,
  alignItems: 'flex-start',
  flex: { xs: '1 1 100%', sm: '1 1 316px' },
  '& > *': { flex: '1 1 140px' },
};
const buttonsStyles = { ...line, flex: '1 1 160px', '& > *': { flex: 1 } };

interface FieldProps {
  draft: SearchForm;
  onType: (typed: Partial<SearchForm>) => void;
}

function SearchText({ draft, onType }: FieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input);
  return (
    <TextControl
      label={t('Search')}
      field={fieldState(useId(), {})}
      inputRef={input}
      value={draft.query}
      autoComplete="off"
      onChange={({ target }) => onType({ query: target.value })}
      slotProps={{
        input: {
          maxLength: SEARCH_MAX_LENGTH,
          'aria-keyshortcuts': '/',
          enterKeyHint: 'search',
        },
      }}
    />
  );
}

function SearchDates({ draft, onType }: FieldProps) {
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

/** The search box of all lists. A refused search is shown as an alert; `/` moves the focus here. */
export function SearchBox(props: SearchBoxProps) {
  const { t } = useTranslation();
  const { draft, type, submit, clear } = useSearchBox(props);
  return (
    <Box
      component="form"
      role="search"
      noValidate
      onSubmit={(event) => void submit(event)}
      // Fetched on first focus, the schema is there when Filter is pressed.
      onFocus={() => void loadSchema().catch(() => undefined)}
      sx={formStyles}
    >
      <Box sx={textStyles}>
        <SearchText draft={draft} onType={type} />
      </Box>
      <Box sx={restStyles}>
        <SearchDates draft={draft} onType={type} />
        <Box sx={buttonsStyles}>
          <Button type="submit" variant="contained">
            {t('Filter')}
          </Button>
          <Button variant="outlined" onClick={clear}>
            {t('Clear')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
