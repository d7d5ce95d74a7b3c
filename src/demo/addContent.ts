import type { Services } from '../server/http/services';
import { addDemoAnnouncement, addDemoTemplates } from './announcements';
import { addDemoRoles, addDemoUsers } from './people';
import { addDemoCategories, addDemoPosts, addDemoSlider } from './posts';

/**
 * Adds something of each noun. Concurrent, because encoding images and hashing a password take most of the
 * time.
 */
export async function addContent(services: Services): Promise<void> {
  const users = addDemoRoles(services).then(() => addDemoUsers(services));
  await Promise.all([
    users.then(() => addDemoAnnouncement(services)),
    addDemoTemplates(services),
    addDemoSlider(services),
    addDemoCategories(services).then((categories) => addDemoPosts(services, categories)),
  ]);
}
