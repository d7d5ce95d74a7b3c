import { announcementCreateSchema, announcementEditSchema } from '../contract/announcement';
import { announcementTemplateSchema } from '../contract/announcementTemplate';
import { issueAlert } from '../server/feeds/issueAlert';
import type { Services } from '../server/http/services';
import * as store from '../server/store/announcements';
import { createTemplate } from '../server/store/announcementTemplates';
import { addRecord } from '../server/store/audit';
import type { Db } from '../server/store/schema';
import { inTransaction } from '../server/store/engine/store';
import { findCredentials, findUser } from '../server/store/users';
import { raiseVersion } from '../server/store/versions';
import announcements from './content/announcements.json';
import templates from './content/templates.json';
import { minutesBefore } from './dates';

/**
 * Publishes, changes or confirms the announcement, and records it.
 *
 * @returns the announcement
 */
async function write(
  db: Db,
  before: store.StoredAnnouncement | null,
  { minutesAgo, by, ...content }: (typeof announcements)[number],
  { now, feeds }: Services,
) {
  const account = await findCredentials(db, by);
  const user = account ? await findUser(db, account.id) : null;
  if (!user) throw new Error(`There is no user ${by}.`);
  const at = minutesBefore(now(), minutesAgo);
  let id = before?.id ?? 0;
  if (content.text !== undefined) {
    const form = announcementEditSchema.cast(announcementCreateSchema.validateSync(content));
    if (before) {
      await store.updateAnnouncement(db, before, form, at);
      await raiseVersion(db, 'announcement', id);
    } else id = await store.createAnnouncement(db, form, at);
  } else if (before) await store.renewAnnouncement(db, before, at);
  const after = await store.findAnnouncement(db, id);
  const action = content.text === undefined ? 'renew' : before ? 'update' : 'create';
  const change = { action, entity: 'announcement', entityId: id, before, after } as const;
  await addRecord(db, { ...change, user, requestId: 'demo', address: '127.0.0.1' }, at);
  await issueAlert(db, feeds);
  return after;
}

/** Adds the announcement of the homepage with a history of some days. Its users must exist. */
export async function addDemoAnnouncement(services: Services): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    let current: store.StoredAnnouncement | null = null;
    for (const step of announcements) current = await write(trx, current, step, services);
  });
}

export async function addDemoTemplates({ db, now }: Services): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const template of templates) {
      await createTemplate(trx, announcementTemplateSchema.validateSync(template), now());
    }
  });
}
