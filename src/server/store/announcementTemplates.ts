import type {
  AnnouncementTemplate,
  AnnouncementTemplateForm,
} from '../../contract/announcementTemplate';
import { HAZARDS } from '../../contract/announcementTemplate';
import { toStoredAreas, withAreas } from './areas';
import { nextId } from './engine/ids';
import { countRows } from './engine/pages';
import type { Db } from './schema';

const selectTemplates = (db: Db) =>
  db
    .selectFrom('announcement_templates')
    .select(['id', 'version', 'hazard', 'stage', 'type', 'text_my', 'text_en', 'areas']);

/** All templates by hazard, in the contract's order. Those of one hazard are oldest first. */
export async function listTemplates(db: Db): Promise<AnnouncementTemplate[]> {
  const rows = await selectTemplates(db).orderBy('id').execute();
  const rankOf = ({ hazard }: AnnouncementTemplate) => HAZARDS.indexOf(hazard);
  return rows.map(withAreas).sort((a, b) => rankOf(a) - rankOf(b));
}

export async function findTemplate(db: Db, id: number): Promise<AnnouncementTemplate | null> {
  const row = await selectTemplates(db).where('id', '=', id).executeTakeFirst();
  return row ? withAreas(row) : null;
}

export const countTemplates = (db: Db) => countRows(db.selectFrom('announcement_templates'));

export async function createTemplate(
  db: Db,
  { areas = [], ...form }: AnnouncementTemplateForm,
  now: Date,
): Promise<number> {
  const id = await nextId(db, 'announcement_templates');
  await db
    .insertInto('announcement_templates')
    .values({ id, ...form, areas: toStoredAreas(areas), created_at: now.toISOString() })
    .execute();
  return id;
}

export async function updateTemplate(
  db: Db,
  id: number,
  { areas, ...form }: AnnouncementTemplateForm,
): Promise<void> {
  const values = { ...form, ...(areas && { areas: toStoredAreas(areas) }) };
  await db.updateTable('announcement_templates').set(values).where('id', '=', id).execute();
}

export async function deleteTemplate(db: Db, id: number): Promise<void> {
  await db.deleteFrom('announcement_templates').where('id', '=', id).execute();
}
