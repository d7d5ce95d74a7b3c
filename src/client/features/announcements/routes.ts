import { handlesBelow } from '../../shared/pages/pageHandle';
import type { Screen } from '../../shared/pages/pageHandle';
import { paths } from '../../shared/pages/paths';

const handle = handlesBelow('Announcement', paths.Announcement);

export const announcementRoutes: Screen[] = [
  {
    path: paths.Announcement,
    handle: handle('Announcement', 'Announcement List'),
    lazy: { Component: async () => (await import('./AnnouncementListPage')).AnnouncementListPage },
  },
  {
    path: paths.AnnouncementTemplates,
    handle: handle('Templates'),
    lazy: { Component: async () => (await import('./templates/TemplatesPage')).TemplatesPage },
  },
  {
    path: paths.Feeds,
    handle: handle('Feeds'),
    lazy: { Component: async () => (await import('./FeedsPage')).FeedsPage },
  },
];
