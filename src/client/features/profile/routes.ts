import type { Screen } from '../../shared/pageHandle';
import { paths } from '../../shared/paths';

export const profileRoutes: Screen[] = [
  {
    path: paths.UserProfile,
    handle: { title: 'Profile', crumbs: [{ label: 'Profile' }] },
    lazy: { Component: async () => (await import('./ProfilePage')).ProfilePage },
  },
];
