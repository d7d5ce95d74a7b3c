import { PAGINATION_WINDOW } from '../../../contract/limits';

/** A page, or a gap on one side of the current page. */
export type PaginationItem = number | 'before' | 'after';

/** The existing page nearest to the requested one. */
export function clampPage(page: number, lastPage: number): number {
  return Math.min(Math.max(1, page), Math.max(1, lastPage));
}

/**
 * The first page, the last, and the current one with its neighbours. A gap stands for the pages left
 * out, even for a single one: page 1 of 10 gives `1 2 … 10`, page 5 gives `1 … 4 5 6 … 10`. MUI's
 * `usePagination` shows `1 2 3 … 10` at least on page 1.
 */
export function paginationItems(page: number, lastPage: number): PaginationItem[] {
  if (lastPage < 1) return [];
  const current = clampPage(page, lastPage);
  const from = Math.max(2, current - PAGINATION_WINDOW);
  const to = Math.min(lastPage - 1, current + PAGINATION_WINDOW);
  const items: PaginationItem[] = [1];
  if (from > 2) items.push('before');
  for (let shown = from; shown <= to; shown += 1) items.push(shown);
  if (to < lastPage - 1) items.push('after');
  if (lastPage > 1) items.push(lastPage);
  return items;
}
