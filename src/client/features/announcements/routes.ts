import type { Screen } from '../../shared/pageHandle';
import { paths } from '../../shared/paths';

/** The one screen of the announcements; the rest of them are dialogs over it. */
export const announcementRoutes: Screen[] = [
  {
    path: paths.Announcement,
    handle: {
      title: 'Announcement',
      crumbs: [{ label: 'Announcement', to: paths.Announcement }, { label: 'Announcement List' }],
    },
    lazy: { Component: async () => (await import('./AnnouncementListPage')).AnnouncementListPage },
  },
];
