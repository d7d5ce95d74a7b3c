import type { Screen } from '../../shared/pages/pageHandle';
import { paths } from '../../shared/pages/paths';

export const profileRoutes: Screen[] = [
  {
    path: paths.UserProfile,
    handle: { title: 'Profile', crumbs: [{ label: 'Profile' }] },
    lazy: { Component: async () => (await import('./ProfilePage')).ProfilePage },
  },
];
