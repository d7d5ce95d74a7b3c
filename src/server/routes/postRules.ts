import { BACKDATE_FORMAT, dayOf, instantsOf, parseDay } from '../../contract/dates';
import { invalid } from '../http/errors';
import { cleanDescription } from '../html/cleanDescription';

/** Far more than any text has. Each tag, entity and line break takes microseconds to clean. */
const MOST_MARKUP = 20_000;

const HALF_A_DAY_MS = 12 * 3_600_000;

/** A description, cleaned. It can be blank then. @throws HttpError 422 */
export function cleanedDescription(html = ''): string {
  if (html.split(/[<>&\r]/, MOST_MARKUP).length === MOST_MARKUP) {
    throw invalid({ description: ['The description holds too much markup.'] });
  }
  return cleanDescription(html);
}

/**
 * The `created_at` that a backdate asks for, a day in Asia/Yangon. Today stands for this moment, an
 * earlier day for its noon, which is the same day in UTC: no screen can show the one before it.
 *
 * @param backdate what the schema let pass: `DD-MM-YYYY`, or '' for no wish
 * @param stored what the post has; it stays as it is where its day is the one that is asked for
 */
export function createdAtOf(backdate: string, now: Date, stored?: string): string {
  const day = parseDay(backdate, BACKDATE_FORMAT);
  if (day === null) return stored ?? now.toISOString();
  if (stored !== undefined && dayOf(new Date(stored)) === day) return stored;
  if (dayOf(now) === day) return now.toISOString();
  return new Date(instantsOf(day).from.getTime() + HALF_A_DAY_MS).toISOString();
}
