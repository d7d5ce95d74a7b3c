import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { SearchForm } from '../../../contract/search';
import { tidyDate } from '../form/dates/tidyDate';
import { alertDismissed } from '../notices/noticesSlice';
import { useNotices } from '../notices/useNotices';
import { NO_FILTER, useSearchDraft } from './useSearchDraft';

export interface SearchBoxProps {
  /** The filter that the list stands on; all blank where it stands on none. */
  filter: SearchForm;
  onSearch: (filter: SearchForm) => void;
  onClear: () => void;
}

const tidy = ({ query, start_date, end_date }: SearchForm): SearchForm => ({
  query: query.trim(),
  start_date: tidyDate(start_date, 'YYYY-MM-DD'),
  end_date: tidyDate(end_date, 'YYYY-MM-DD'),
});

/** The rules of the search box, which are fetched with yup when they are first needed. */
const loadRules = () => import('../../../contract/search');

/** What is wrong with a filter, in the words of section 5; null where it may be sent. */
async function problemOf(filter: SearchForm): Promise<string | null> {
  try {
    const { searchSchema } = await loadRules();
    const { issues } = await searchSchema['~standard'].validate(filter);
    return issues?.[0]?.message ?? null;
  } catch {
    return 'Network error';
  }
}

/** The workings of the search box: what is typed, and what its two buttons do. */
export function useSearchBox({ filter, onSearch, onClear }: SearchBoxProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { showAlert } = useNotices();
  const [draft, setDraft] = useSearchDraft(filter);

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
  /** Fetched as soon as somebody turns to the box, the rules are there when `Filter` is pressed. */
  const prepare = () => void loadRules().catch(() => undefined);

  return { draft, type, submit, clear, prepare };
}
