import type { TestServer } from './testServer';

/** Deletes the announcement from the store, which no route does, so that the next one can be created. */
export async function clearAnnouncements({ services: { db } }: TestServer): Promise<void> {
  await db.deleteFrom('announcement_messages').execute();
  await db.deleteFrom('announcement_renewals').execute();
  await db.deleteFrom('announcement_versions').execute();
  await db.deleteFrom('announcements').execute();
}
