import type { PageHandle, Screen } from '../../shared/pageHandle';
import { paths } from '../../shared/paths';

const handle = (title: string, last = title): PageHandle => ({
  title,
  crumbs: [{ label: 'Announcement', to: paths.Announcement }, { label: last }],
});

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
    handle: handle('Feeds and sharing'),
    lazy: { Component: async () => (await import('./FeedsPage')).FeedsPage },
  },
];
