import type {
  AnnouncementTemplate,
  AnnouncementTemplateForm,
} from '../../contract/announcementTemplate';
import { HAZARDS } from '../../contract/announcementTemplate';
import { nextId } from './engine/ids';
import { countRows } from './engine/pages';
import type { Db } from './schema';

const selectTemplates = (db: Db) =>
  db
    .selectFrom('announcement_templates')
    .select(['id', 'version', 'hazard', 'stage', 'type', 'text_my', 'text_en']);

/** All templates by hazard, in the contract's order. Those of one hazard are oldest first. */
export async function listTemplates(db: Db): Promise<AnnouncementTemplate[]> {
  const rows = await selectTemplates(db).orderBy('id').execute();
  const rankOf = ({ hazard }: AnnouncementTemplate) => HAZARDS.indexOf(hazard);
  return rows.sort((a, b) => rankOf(a) - rankOf(b));
}

export async function findTemplate(db: Db, id: number): Promise<AnnouncementTemplate | null> {
  return (await selectTemplates(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

export const countTemplates = (db: Db) => countRows(db.selectFrom('announcement_templates'));

export async function createTemplate(
  db: Db,
  form: AnnouncementTemplateForm,
  now: Date,
): Promise<number> {
  const id = await nextId(db, 'announcement_templates');
  await db
    .insertInto('announcement_templates')
    .values({ id, ...form, created_at: now.toISOString() })
    .execute();
  return id;
}

export async function updateTemplate(
  db: Db,
  id: number,
  form: AnnouncementTemplateForm,
): Promise<void> {
  await db.updateTable('announcement_templates').set(form).where('id', '=', id).execute();
}

export async function deleteTemplate(db: Db, id: number): Promise<void> {
  await db.deleteFrom('announcement_templates').where('id', '=', id).execute();
}
