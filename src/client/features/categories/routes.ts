import type { Screen } from '../../shared/pageHandle';
import { paths } from '../../shared/paths';

const category = { label: 'Category', to: paths.Category };

export const categoryRoutes: Screen[] = [
  {
    path: paths.Category,
    handle: {
      title: 'Categories',
      crumbs: [category, { label: 'Parent Category List' }],
      isList: true,
    },
    lazy: { Component: async () => (await import('./CategoryListPage')).CategoryListPage },
  },
  {
    path: paths.CategoryDetail,
    handle: {
      title: 'Categories',
      crumbs: [
        category,
        { label: 'Parent Category List', to: paths.Category },
        { label: 'Child Category List' },
      ],
      isList: true,
    },
    lazy: { Component: async () => (await import('./CategoryDetailPage')).CategoryDetailPage },
  },
];
