import { useState } from 'react';
import type { SearchForm } from '../../../contract/search';

export const NO_FILTER: SearchForm = { query: '', start_date: '', end_date: '' };

const isSameFilter = (a: SearchForm, b: SearchForm) =>
  a.query === b.query && a.start_date === b.start_date && a.end_date === b.end_date;

/**
 * What is typed into a search box. It follows the list's filter when that changes, as by Back or a
 * link, and is left alone by all else, such as a change of page (readings 107).
 */
export function useSearchDraft(filter: SearchForm) {
  const [followed, setFollowed] = useState(filter);
  const [draft, setDraft] = useState(filter);
  if (!isSameFilter(followed, filter)) {
    setFollowed(filter);
    setDraft(filter);
  }
  return [draft, setDraft] as const;
}
