import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { SearchForm } from '../../../contract/search';
import { tidyDate } from '../form/dates/tidyDate';
import { useTranslation } from '../i18n';
import { alertDismissed } from '../notices/noticesSlice';
import { useNotices } from '../notices/useNotices';
import type { ListFilter } from './listsSlice';

export interface SearchBoxProps {
  /** The list's filter; all its fields are blank if the list has none. */
  filter: ListFilter;
  onSearch: (filter: ListFilter) => void;
  onClear: () => void;
}

export const NO_FILTER: SearchForm = { query: '', start_date: '', end_date: '' };

const tidy = ({ query, start_date, end_date }: SearchForm): SearchForm => ({
  query: query.trim(),
  start_date: tidyDate(start_date, 'YYYY-MM-DD'),
  end_date: tidyDate(end_date, 'YYYY-MM-DD'),
});

const isBlankFilter = (filter: ListFilter) => !Object.values(filter).some(Boolean);

const isSameFilter = (a: SearchForm, b: SearchForm) =>
  a.query === b.query && a.start_date === b.start_date && a.end_date === b.end_date;

/** The schema, fetched together with yup when it is first needed. */
export const loadSchema = () => import('../../../contract/search');

/** Why a search was refused. */
export interface Problem {
  message: string;
  /** The name of the field to blame. */
  field?: unknown;
}

const NO_PROBLEM: Problem = { message: '' };

/** The message beneath a field. */
export const inField = ({ message, field }: Problem, name: keyof SearchForm) =>
  field === name ? message : undefined;

/** The first rule that a filter breaks; null if it may be sent. */
async function problemOf(filter: SearchForm): Promise<Problem | null> {
  try {
    const { searchSchema } = await loadSchema();
    const { issues } = await searchSchema['~standard'].validate(filter);
    return issues?.[0] ? { message: issues[0].message, field: issues[0].path?.[0] } : null;
  } catch {
    return { message: 'Network error' };
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

/** What is typed into the search box, and what it does. A refused search is shown as an alert. */
export function useSearchBox({ filter, onSearch, onClear }: SearchBoxProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { showAlert } = useNotices();
  const [draft, setDraft] = useDraft(filter);
  const [problem, setProblem] = useState(NO_PROBLEM);

  /** @returns whether the search was sent */
  const submit = async () => {
    const typed = tidy(draft);
    setDraft(typed);
    const found = await problemOf(typed);
    setProblem(found ?? NO_PROBLEM);
    if (found) {
      showAlert(t(found.message));
      return false;
    }
    dispatch(alertDismissed());
    onSearch(typed);
    return true;
  };
  const clear = () => {
    setDraft(NO_FILTER);
    setProblem(NO_PROBLEM);
    dispatch(alertDismissed());
    onClear();
  };
  /** Sends what is left of the filter without one of its parts. */
  const reduce = (rest: ListFilter) => (isBlankFilter(rest) ? clear() : onSearch(rest));
  const type = (typed: Partial<SearchForm>) => {
    setDraft((before) => ({ ...before, ...typed }));
    if (problem === NO_PROBLEM) return;
    setProblem(NO_PROBLEM);
    dispatch(alertDismissed());
  };
  return { draft, problem, type, submit, clear, reduce };
}
