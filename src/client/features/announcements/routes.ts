import { handlesBelow } from '../../shared/pageHandle';
import type { Screen } from '../../shared/pageHandle';
import { paths } from '../../shared/paths';

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
