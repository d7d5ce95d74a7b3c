import { handlesBelow } from '../../shared/pages/pageHandle';
import type { Screen } from '../../shared/pages/pageHandle';
import { paths } from '../../shared/pages/paths';

const handle = handlesBelow('Category', paths.Category);

export const categoryRoutes: Screen[] = [
  {
    path: paths.Category,
    handle: { ...handle('Categories', 'Parent Category List'), isList: true },
    lazy: { Component: async () => (await import('./CategoryListPage')).CategoryListPage },
  },
  {
    path: paths.CategoryDetail,
    handle: {
      title: 'Categories',
      crumbs: [
        { label: 'Category', to: paths.Category },
        { label: 'Parent Category List', to: paths.Category },
        { label: 'Child Category List' },
      ],
      isList: true,
    },
    lazy: { Component: async () => (await import('./CategoryDetailPage')).CategoryDetailPage },
  },
];
