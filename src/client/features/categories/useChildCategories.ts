import { skipToken } from '@reduxjs/toolkit/query';
import { isSameId } from '../../../contract/ids';
import { useListPage } from '../../shared/lists/useListPage';
import type { ListController } from '../../shared/lists/useListPage';
import type { Category } from '../../../contract/category';
import {
  categoriesApi,
  useGetAllParentCategoriesQuery,
  useGetChildCategoriesQuery,
  useSearchChildCategoriesQuery,
} from './categoriesApi';

/** The list of a parent's children. */
export function useChildCategories(id: string): ListController<Category> {
  const prefetchPlain = categoriesApi.usePrefetch('getChildCategories');
  const prefetchSearch = categoriesApi.usePrefetch('searchChildCategories');
  return useListPage<Category>('childCategories', {
    usePlain: (page) => useGetChildCategoriesQuery(page === skipToken ? skipToken : { id, page }),
    useSearch: (search) =>
      useSearchChildCategoriesQuery(search === skipToken ? skipToken : { id, search }),
    prefetchPlain: (page, options) => prefetchPlain({ id, page }, options),
    prefetchSearch: (search, options) => prefetchSearch({ id, search }, options),
  });
}

/**
 * The parent whose children are listed. No call returns one category, so it is taken from beside the
 * children, or else found among all parents (readings 58).
 */
export function useParentOf({ state }: ListController<Category>, id: string) {
  const page = state.status === 'plain' ? state.page : 1;
  const { data: children, isError: hasFailed } = useGetChildCategoriesQuery({ id, page });
  const isUntold = hasFailed || (children !== undefined && !children.parent);
  const { data: parents, isError } = useGetAllParentCategoriesQuery(
    isUntold ? undefined : skipToken,
  );
  const told = isUntold ? null : children?.parent;
  const parent = told ?? parents?.find((candidate) => isSameId(candidate.id, id));
  return { parent, isMissing: isUntold && !parent && (isError || parents !== undefined) };
}
