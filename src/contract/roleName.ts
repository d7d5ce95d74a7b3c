import { isRecord } from './records';
import { isBlank } from './text';

/**
 * The name of a role in one language. It reads every shape that back ends send: an object of names,
 * names on the role itself, a plain string or a `label`. The last two count as English.
 *
 * @returns null if the role has no name in that language
 */
export function roleName(role: unknown, language: 'en' | 'mm'): string | null {
  if (!isRecord(role)) return null;
  const named = isRecord(role.name) ? role.name : { en: role.name };
  const keys = language === 'en' ? ['en', 'label'] : ['mm'];
  const names = [named, role].flatMap((source: Record<string, unknown>) =>
    keys.map((key) => source[key]),
  );
  return names.filter((name) => typeof name === 'string').find((name) => !isBlank(name)) ?? null;
}
