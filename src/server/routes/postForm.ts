import { BACKDATE_FORMAT, dayOf, instantsOf, parseDay } from '../../contract/dates';
import { cleanDescription, hasTooMuchMarkup } from '../html/cleanDescription';
import { invalid } from '../http/errors';
import type { Form } from '../http/uploads';

const NOON_MS = 12 * 3_600_000;

/** A cleaned description, which can be blank. @throws HttpError 422 */
function cleanedDescription(html = ''): string {
  if (hasTooMuchMarkup(html)) {
    throw invalid({ description: ['The description holds too much markup.'] });
  }
  return cleanDescription(html);
}

/** The fields that create a post. Clients may send an empty list of tags as one empty field. */
export const sentPost = (sent: Form) => ({
  title: sent.text('title'),
  category_id: sent.text('category_id'),
  tags: sent.texts('tags').filter((id) => id !== ''),
  type: sent.text('type'),
  backdate: sent.text('backdate'),
  description: cleanedDescription(sent.text('description')),
  cover_image: sent.files('cover_image').at(-1),
  description_images: sent.files('description_images'),
});
export type SentPost = ReturnType<typeof sentPost>;

/** The fields that update a post. */
export const sentUpdate = (sent: Form) => ({
  ...sentPost(sent),
  removed_cover_image: !['', '0', 'false'].includes(sent.text('removed_cover_image') ?? ''),
  removed_description_images: sent.texts('removed_description_images').map(Number),
});
export type SentUpdate = ReturnType<typeof sentUpdate>;

/**
 * The `created_at` for a backdate, a day in Asia/Yangon. Today means this moment; an earlier day
 * means its noon, which is the same day in UTC, so that no screen shows the day before.
 *
 * @param backdate `DD-MM-YYYY`, or '' for none
 * @param stored the post's current `created_at`, which is kept where its day is the backdate
 */
export function createdAtOf(backdate: string, now: Date, stored?: string): string {
  const day = parseDay(backdate, BACKDATE_FORMAT);
  if (day === null) return stored ?? now.toISOString();
  if (stored !== undefined && dayOf(new Date(stored)) === day) return stored;
  if (dayOf(now) === day) return now.toISOString();
  return new Date(instantsOf(day).from.getTime() + NOON_MS).toISOString();
}
